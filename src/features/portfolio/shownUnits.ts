/** A token account's amount as jsonParsed writes it. */
interface TokenAmount {
  /** Base units as the chain counts them. */
  amount: string;
  decimals: number;
  uiAmountString?: unknown;
}

/** Maximum length of the text: keeps hostile input from creating huge bigints. */
const SHOWN = /^(\d{1,40})(?:\.(\d{1,18}))?$/;

/**
 * Base units of a Token-2022 amount as wallets show it: only `uiAmountString` includes interest and multipliers, and
 * users know the token's balance and price by that
 * (https://solana.com/docs/tokens/extensions/scaled-ui-amount/integration-guide). Digits beyond the token's decimals
 * are dropped, as by the program.
 *
 * @returns null if the text is not an amount, such as "inf" after a multiplier that is too large
 */
export function shownUnits({ amount, decimals, uiAmountString }: TokenAmount): bigint | null {
  if (uiAmountString === undefined || uiAmountString === null) return BigInt(amount);
  const match = typeof uiAmountString === 'string' ? SHOWN.exec(uiAmountString) : null;
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}
