// Before all that loads React's DOM.
import './quickReveals';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
// It brings axios, which looks at the address once: before a test puts another in its place.
import { endCalls } from './openCalls';
import { quickenPage } from './quickPage';
import { quickenReact } from './quickReact';

// There is no canvas here; charts are looked at in the browser tests.
vi.mock('@/shared/ui/chart/ChartCanvas', () => ({ default: () => null }));

// The document's own is another than that of Node's Buffer: libraries would take the one for no bytes of the other.
Object.defineProperty(globalThis, 'Uint8Array', {
  value: Object.getPrototypeOf(Buffer),
  configurable: true,
  writable: true,
});

// Files share the page, too (vite.config.ts), and find it as it was at first.
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
  // A page whose code was still being loaded when its test gave up would fail the next tests of the file as well:
  // while they look for it, many times a second, the code comes even slower.
  if (task.result?.state === 'fail') await vi.dynamicImportSettled();
});

// The page of the last file ends with it: code that is still being loaded then would find none, and fail the run.
afterAll(() => vi.dynamicImportSettled());

// A machine that is busy with other tests takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library prints the document into every message, also into those of what it is still waiting for:
// a tenth of the time. Whoever wants to read it says how much of it.
if (process.env['DEBUG_PRINT_LIMIT'] === undefined) {
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
}

// jsdom has no layout, and so no media queries; a wide window without preferences is what it is taken for.
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
