import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNTER = 'recentlyCreatedOwnerStacks';
/** React's development build records the stacks of this many elements per second, and none for the rest. */
const MOST = 10_000;

/**
 * Makes React believe that it has recorded enough stacks: it creates an error for each element, only to show in a
 * warning where it was created, which takes a tenth of the time of a screen test. `REACT_STACKS=1` turns them on again,
 * to find the source of a warning.
 */
export function quickenReact(): void {
  if (process.env['REACT_STACKS'] === '1') return;
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !(COUNTER in internals))
    throw new Error(
      `React has no ${COUNTER} any more: adapt tests/setup/quickReact.ts or remove it.`,
    );
  Object.defineProperty(internals, COUNTER, {
    configurable: true,
    get: () => MOST,
    set() {
      // Ignores React, which resets the counter each second.
    },
  });
}
