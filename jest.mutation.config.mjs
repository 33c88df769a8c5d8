// The tests that a mutated area is held against, without projects: Stryker runs one environment at a time.
import config from './jest.config.mjs';
import { AREAS } from './scripts/mutationAreas.mjs';

const name = process.env.MUTATION_AREA ?? 'engine/money.ts';
const [node, web] = config.projects;
const shared = { ...(name.startsWith('src/') ? web : node) };
delete shared.displayName;

export default {
  ...shared,
  testTimeout: config.testTimeout,
  testMatch: AREAS[name].tests.map((pattern) => `<rootDir>/${pattern}`),
};
