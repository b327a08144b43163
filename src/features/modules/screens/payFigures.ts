import type { Values } from '../common-fields/field';
import { figureOf, loadFigures, SOL, type Figure } from '../engine/figures';
import { loadFunds } from '../engine/funds';

/** What values of a module pay from the ledger wallet, with the budgets; nothing where they pay points alone. */
export async function payFigures(slug: string, values: Values): Promise<readonly Figure[]> {
  const payments = (await loadFunds(slug))(values);
  if (payments.length === 0) return [];
  const figures = (await loadFigures(slug))(values);
  if (figures.length > 0) return figures;
  return payments.flatMap(({ mint, amounts }) =>
    amounts.flatMap(({ label, amount }) =>
      figureOf(amount, { currency: mint ?? SOL, before: `${label}: `, after: '' }),
    ),
  );
}
