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

/**
 * A query that waits looks anew at each change of the document, and its own clock has it look every 50 ms as well. Where changes
 * come one upon the other, looking took more time than they did: it rests as long as it looked, and the clock sees to what is missed.
 */
function restBetweenLooks(): void {
  const Observer = window.MutationObserver;
  window.MutationObserver = class extends Observer {
    constructor(look: MutationCallback) {
      let from = 0;
      super((records, observer) => {
        const begun = performance.now();
        if (this.isOfQuery && begun < from) return;
        look(records, observer);
        const now = performance.now();
        from = now + (now - begun);
      });
    }
    private isOfQuery = false;
    override observe(target: Node, options: MutationObserverInit = {}): void {
      const { subtree, childList, attributes, characterData } = options;
      this.isOfQuery = Boolean(subtree && childList && attributes && characterData);
      super.observe(target, options);
    }
  };
}

printDocumentsThatAreRead();
restBetweenLooks();
noteNoOwners();
