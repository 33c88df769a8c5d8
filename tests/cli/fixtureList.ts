import { fixtureFolder } from '../fixtures/catalogue';

export const LIST =
  'semi skimmed milk 4 pints\n2 x Heinz baked beans\n\n# a note\nchopped tomatoes\n';
export const data = ['--data', fixtureFolder];
