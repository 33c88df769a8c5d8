// A page in this process, for suites that need one: jsdom's window behind node's own globals, as jest makes it for a suite.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { JSDOM } = require('jsdom');

/** What node has itself, and the tests of the page use as node has it (tests/web/environment.cjs). */
const OF_NODE = new Set(
  Object.getOwnPropertyNames(globalThis).filter((name) => name !== 'navigator'),
);

/** Makes a page and answers what clears it after a test. `globals`: what packages look for beside the window. */
export function makePage(globals) {
  const { window } = new JSDOM('<!doctype html><html><body></body></html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  for (const name of Object.getOwnPropertyNames(window))
    if (!OF_NODE.has(name))
      Object.defineProperty(globalThis, name, {
        configurable: true,
        // Looked up anew: tests replace what the window holds.
        get: () => window[name],
        set(value) {
          window[name] = value;
        },
      });
  for (const name of ['Event', 'EventTarget', 'CustomEvent', 'DOMException', 'AbortController'])
    if (window[name]) globalThis[name] = window[name];
  Object.assign(globalThis, globals, { IS_REACT_ACT_ENVIRONMENT: true });
  // Its own clearing is a hook of the suite that loads it first; here it is one for all.
  process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true';
  const { cleanup } = require('@testing-library/react');
  return () => {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  };
}
