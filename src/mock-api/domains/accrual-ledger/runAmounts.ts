import type { AccrualLine, AccrualRunRow } from './rows';

/** What a run or a line of it pays: whole points, or base units of the token it pays. */
export const paidBy = ({
  amount,
  points,
}: Pick<AccrualRunRow | AccrualLine, 'amount' | 'points'>) =>
  amount === undefined ? BigInt(points) : BigInt(amount);

/** What a run would have paid without a budget, in the same units. */
export const wantedBy = ({ wantedAmount, wanted }: AccrualRunRow): bigint =>
  wantedAmount === undefined ? BigInt(wanted) : BigInt(wantedAmount);

/** What a line leaves over for the next run, in the same units; 0 without a line. */
export const owedBy = (line: AccrualLine | undefined): bigint =>
  line?.owedAmount === undefined ? BigInt(line?.owed ?? 0) : BigInt(line.owedAmount);
