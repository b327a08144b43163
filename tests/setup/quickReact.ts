import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNTER = 'recentlyCreatedOwnerStacks';
/** React's development build notes the stack of so many elements a second, and of the rest nothing. */
const MOST = 10_000;

/**
 * Has React believe that it has noted enough stacks: for each element it makes an error, only so that a warning
 * about it can say where it was made, and that is a tenth of the time of a test of a screen. `REACT_STACKS=1`
 * has them again, for whoever looks for what a warning is about.
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
      // React counts from the start again each second.
    },
  });
}
