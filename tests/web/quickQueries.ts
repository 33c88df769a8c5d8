// What the page's tests pay for and nobody reads, left out: a quarter of their time.
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

/**
 * A query that waits asks some twenty times a second, and each of its answers "not yet" had the whole document printed in it.
 * Now it is printed where its words are read: in the last one, of which a person hears.
 */
function printDocumentsThatAreRead(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const config: object = getConfig();
      const { _disableExpensiveErrorDiagnostics: waits } = config as Record<string, unknown>;
      if (!waits) return getElementError(message, container);
      const error = new Error();
      let whole: Error | null = null;
      return Object.defineProperties(error, {
        name: { value: 'TestingLibraryElementError' },
        message: {
          configurable: true,
          get: () => (whole ??= getElementError(message, container)).message,
        },
      });
    },
  });
}

/** React in development notes at each element who made it, as a stack, up to 10,000 times a second: for warnings alone. */
function noteNoOwners(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}

printDocumentsThatAreRead();
noteNoOwners();
