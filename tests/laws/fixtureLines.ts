import fc from 'fast-check';
import { catalogueOf, fixtureFolder } from '../fixtures/catalogue';

export const catalogue = catalogueOf(fixtureFolder);

export const store = fc.constantFrom(...Object.keys(catalogue.stores));
