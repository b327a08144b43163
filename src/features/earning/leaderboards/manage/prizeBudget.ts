import type { ClaimToken } from '@/features/earning/claims/claim';
import { tokenAmount, unitsOf } from '@/features/earning/ledger-wallet/ledgerWalletWords';
import { counted } from '@/shared/text/language';
import { lastRank } from '../prizeRules';
import { tokenIn, type PrizeValues } from './seasonForm';

interface Fund {
  token: ClaimToken;
  held: string;
  reserved: string;
}

export interface Funds {
  funds: readonly Fund[];
  /** SOL a payout costs besides its amount, lamports. */
  fee: string;
  rent: string;
}

/** Total of one token's prizes, and the shortfall in the ledger wallet. */
export interface BudgetLine {
  text: string;
  short: string | null;
}

const countOf = ({ from, to }: PrizeValues) =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 1 && to >= from && to <= 100
    ? BigInt(to - from + 1)
    : 0n;

/** Totals of the prizes in a form by token, compared with the ledger wallet's funds. */
export function budgetOf(
  prizes: readonly PrizeValues[],
  { funds, fee, rent }: Funds,
): BudgetLine[] {
  const tokens = funds.map(({ token }) => token);
  const totals = new Map<string | null, bigint>();
  let extra = 0n;
  for (const prize of prizes) {
    const token = prize.kind === 'TOKEN' ? tokenIn(tokens, prize) : undefined;
    const units = token ? unitsOf(prize.amount, token) : null;
    if (!token || units === null) continue;
    const count = countOf(prize);
    totals.set(token.mint, (totals.get(token.mint) ?? 0n) + units * count);
    extra += count * (BigInt(fee) + (token.mint === null ? 0n : BigInt(rent)));
  }
  const winners = counted(lastRank(prizes.filter((each) => countOf(each) > 0n)), 'winner');
  const known = funds.filter(({ token }) => totals.has(token.mint));
  const lines = known.map((fund) =>
    lineOf(fund, totals.get(fund.token.mint) ?? 0n, extra, winners),
  );
  // Transfers of a token cost SOL as well.
  const sol = funds.find(({ token }) => token.mint === null);
  if (sol && extra > 0n && !totals.has(null)) {
    const short = shortBy(sol, extra);
    if (short !== null)
      lines.push({
        text: `Network fees and account rent: ${tokenAmount(extra, sol.token)}`,
        short,
      });
  }
  return lines;
}

function lineOf(fund: Fund, total: bigint, extra: bigint, winners: string): BudgetLine {
  const { token, held, reserved } = fund;
  const kept = reserved === '0' ? '' : `, and ${tokenAmount(reserved, token)} is reserved`;
  return {
    text: `${winners}: ${tokenAmount(total, token)} in total. The ledger wallet holds ${tokenAmount(held, token)}${kept}.`,
    short: shortBy(fund, token.mint === null ? total + extra : total),
  };
}

function shortBy({ token, held, reserved }: Fund, wanted: bigint): string | null {
  const missing = wanted - (BigInt(held) - BigInt(reserved));
  return missing > 0n ? tokenAmount(missing, token) : null;
}
