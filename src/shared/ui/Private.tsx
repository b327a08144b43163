import type { ReactNode } from 'react';
import { usePreferences } from '../format/displayPreferences';

/** Replaces a hidden amount. */
export const Hidden = () => (
  <span className="amount">
    <span aria-hidden="true">••••</span>
    <span className="visually-hidden">hidden</span>
  </span>
);

/** An amount of the member's own, hidden if they hide balances. Points aren't: the leaderboard shows them. */
export function Private({ children }: { children: ReactNode }) {
  return usePreferences().hideBalances ? <Hidden /> : <>{children}</>;
}

/** Returns a function that hides the numbers of a text if the member hides balances. */
export function useMask(): (text: string) => string {
  const { hideBalances } = usePreferences();
  return (text) => (hideBalances ? text.replaceAll(/\d[\d.,]*/g, '••••') : text);
}
