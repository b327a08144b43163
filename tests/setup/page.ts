// Before any import of React's DOM.
import './quickReveals';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
// It imports axios, which reads the address once: before a test sets another one.
import { endCalls } from './openCalls';
import { quickenPage } from './quickPage';
import { quickenReact } from './quickReact';

// jsdom has no canvas; browser tests check charts.
vi.mock('@/shared/ui/chart/ChartCanvas', () => ({ default: () => null }));

// jsdom's Uint8Array differs from that of Node's Buffer: libraries would not accept one for the other.
Object.defineProperty(globalThis, 'Uint8Array', {
  value: Object.getPrototypeOf(Buffer),
  configurable: true,
  writable: true,
});

// Files share the page, too (vite.config.ts), and must find it in its initial state.
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
window.history.replaceState(null, '', '/');

afterEach(async ({ task }) => {
  cleanup();
  await endCalls();
  localStorage.clear();
  sessionStorage.clear();
  // If a test failed while a page's code was still loading, the next tests of the file would fail as well: their many
  // queries per second slow the loading down further.
  if (task.result?.state === 'fail') await vi.dynamicImportSettled();
});

// The page ends with the file: code that is still loading then would find no page, and fail the run.
afterAll(() => vi.dynamicImportSettled());

// A machine that is busy with other tests is slow; missing elements still fail.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library prints the document into every message, also into those of retries: a tenth of the time. Set
// DEBUG_PRINT_LIMIT to see it, up to that length.
if (process.env['DEBUG_PRINT_LIMIT'] === undefined) {
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
}

// jsdom has no layout, and so no media queries; it simulates a wide window without preferences.
quickenPage(window);
quickenReact();
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
