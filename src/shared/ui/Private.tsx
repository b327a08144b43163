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

/** A name in quotation marks, or a number. */
const NAME_OR_NUMBER = /“[^”]*”|\d[\d.,]*/g;

const maskNumber = (text: string) => text.replace(/\d[\d.,]*/, '••••');

/** Numbers outside of names: for a server that doesn't say what of a text is an amount. */
const maskNumbers = (text: string) =>
  text.replaceAll(NAME_OR_NUMBER, (part) => (part.startsWith('“') ? part : '••••'));

/** A text of the server, and the amount of the member's own in it: "Received 31.25 KEEP", "31.25 KEEP". */
interface TextWithAmount {
  text: string;
  /** Null without one; undefined if the server doesn't say. */
  amount: string | null | undefined;
}

/** Returns a function that hides the amount in a text if the member hides balances. Names and dates stay. */
export function useMask(): (masked: TextWithAmount) => string {
  const { hideBalances } = usePreferences();
  return ({ text, amount }) => {
    if (!hideBalances || amount === null) return text;
    return amount === undefined
      ? maskNumbers(text)
      : text.replace(amount, () => maskNumber(amount));
  };
}
