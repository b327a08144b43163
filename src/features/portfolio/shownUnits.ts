/** A token account's amount as jsonParsed writes it. */
interface TokenAmount {
  /** Base units the chain counts. */
  amount: string;
  decimals: number;
  uiAmountString?: unknown;
}

/** Longest text looked at: keeps hostile input from making huge bigints. */
const SHOWN = /^(\d{1,40})(?:\.(\d{1,18}))?$/;

/**
 * Base units of a Token-2022 amount as wallets show it: interest and multipliers are in `uiAmountString` alone, and
 * people know the token's balance and price by that
 * (https://solana.com/docs/tokens/extensions/scaled-ui-amount/integration-guide). Digits that are finer than the
 * token's own are dropped, as by the program.
 *
 * @returns null where the text is no amount, such as "inf" after a multiplier that is too large
 */
export function shownUnits({ amount, decimals, uiAmountString }: TokenAmount): bigint | null {
  if (uiAmountString === undefined || uiAmountString === null) return BigInt(amount);
  const match = typeof uiAmountString === 'string' ? SHOWN.exec(uiAmountString) : null;
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}
