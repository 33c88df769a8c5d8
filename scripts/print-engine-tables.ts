/**
 * Prints the features and the rules of the matcher into docs/reference; a test checks that they are printed as they are.
 * usage: npx tsx scripts/print-engine-tables.ts
 */
import fs from 'node:fs';
import { featuresPage, policyPage } from './engineTables';

fs.writeFileSync('docs/reference/features.md', featuresPage());
fs.writeFileSync('docs/reference/policy.md', policyPage());
