// Writes the evidence of one candidate into a row. Runs for hundreds of candidates a line, so it makes few objects.
import { addAttributes } from './attributes';
import type { Row } from './features';
import { addMaker } from './maker';
import { addName } from './wholeName';
import { addPlace } from './place';
import { addSizes } from './sizes';
import { addWords } from './askedWords';
import type { Candidate } from '../names/parsedName';
import { differencesOf, addDifferences } from './wordDifferences';
import { addSurprisal, type Neighbourhood } from './surprisal';
import type { PoolStatistics } from './poolStatistics';
import type { PreparedTarget } from './target';
import type { Workspace } from './workspace';

/** All that the evidence of a candidate is measured against. The target's marks stand in the workspace. */
export interface Scene {
  workspace: Workspace;
  prepared: PreparedTarget;
  statistics: PoolStatistics;
  around: Neighbourhood;
}

export function gather(row: Row, scene: Scene, candidate: Candidate): void {
  const { workspace, prepared, around } = scene;
  // Marks the candidate's words: all that follows reads them.
  const differences = differencesOf(workspace, prepared, candidate.parsed);
  addWords(row, scene, candidate);
  addMaker(row, scene, candidate);
  addSizes(row, scene, candidate);
  addAttributes(row, prepared, candidate.parsed);
  addName(row, scene, candidate.parsed);
  addDifferences(row, workspace, prepared, candidate.parsed, differences);
  addPlace(row, scene, candidate);
  addSurprisal(row, around, differences);
}
