import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});

// A machine that is busy with other tests takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout, and so no media queries; a wide window without preferences is what it is taken for.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
