import type { Values } from '../common-fields/field';

/** What the ledger wallet has to pay of one token. */
export interface Payment {
  /** Token address (base58); null is SOL. */
  mint: string | null;
  /** Rewards and budgets of the form by their labels: decimal text in whole tokens, or what was typed instead. */
  amounts: readonly { label: string; amount: string }[];
}

/** What the ledger wallet has to pay by the values of a form; nothing for points, and while a token is missing. */
export type FundsOf = (values: Values) => readonly Payment[];

/** The `funds.ts` of each module's folder that has one, by its path; each is loaded when it is asked for. */
const fundsFiles = import.meta.glob<FundsOf>('../definitions/*/funds.ts', { import: 'default' });

/** Whether rules of the module can pay SOL or tokens from the ledger wallet. */
export const canPay = (slug: string): boolean => `../definitions/${slug}/funds.ts` in fundsFiles;

/** @throws Error when the module's folder has no `funds.ts` */
export async function loadFunds(slug: string): Promise<FundsOf> {
  const load = fundsFiles[`../definitions/${slug}/funds.ts`];
  if (!load) throw new Error(`The module ${slug} has no funds.ts.`);
  return load();
}
