import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** React's development build notes the stack of so many elements a second, and of the rest nothing. */
const MOST = 10_000;

/**
 * Has React believe that it has noted enough stacks: for each element it makes an error, only so that a warning
 * about it can say where it was made, and that is a tenth of the time of a test of a screen. `REACT_STACKS=1`
 * has them again, for whoever looks for what a warning is about.
 */
export function quickenReact(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (process.env['REACT_STACKS'] === '1' || typeof internals !== 'object' || internals === null)
    return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => MOST,
    set() {
      // React counts from the start again each second.
    },
  });
}
