import { sectionNames } from '@/features/earning/points/pointsWords';
import { sectionOf } from '../leaderboards/board';
import { countsForRank } from '../point-balances/ranking';
import { tokenOf } from '../payouts/funds';
import type { PayoutRow } from '../payouts/rows';
import type { PointsEntryRow } from '../point-balances/rows';
import { paidFor, paidLine, SOL } from './payments';
import { counting, type ReportRequest, type Line, type Source } from './source';

const pointsLine = (row: PointsEntryRow): Line => ({
  id: row.id,
  at: row.at,
  amount: BigInt(row.points),
  kind: 'POINTS',
  part: String(row.module),
  userId: row.userId,
  what: () => row.label,
});

/** A way to earn by the id of its module (spec §3). */
function wayName(module: string): string {
  const section = sectionOf(Number(module));
  return Object.entries(sectionNames).find(([key]) => key === section)?.[1] ?? 'Other';
}

/** When a payout arrived; for those that have not, when it was made. */
const paidAt = ({ steps, at }: PayoutRow) =>
  steps.findLast(({ step }) => step === 'PAID')?.at ?? at;

const payoutLine = (row: PayoutRow, amount: bigint): Line => ({
  id: row.id,
  at: paidAt(row),
  amount,
  kind: 'PAYOUT',
  userId: row.userId,
  what: () => row.label,
  ref: row.id,
});

/** What arrived of each token: amounts of two are never added up. */
function paidOut(payouts: readonly PayoutRow[]): Source[] {
  const paid = payouts.filter(({ status, piece }) => status === 'SUCCESS' && piece === null);
  return [...new Set(paid.map(({ mint }) => mint))].flatMap((mint) => {
    const token = tokenOf(mint);
    if (!token) return [];
    return counting({
      key: `paid-${mint ?? 'sol'}`,
      label: `Paid out in ${token.symbol}`,
      note: 'Paid to members’ wallets, by the day it arrived.',
      unit: { symbol: token.symbol, decimals: token.decimals },
      lines: paid
        .filter((row) => row.mint === mint)
        .map((row) => payoutLine(row, BigInt(row.amount))),
    });
  });
}

/** Points that were earned, claimed and lost, and what was paid for them. */
export function earningOf({ world, guild }: ReportRequest): Source[] {
  const entries = world.db.points.filter(({ serverId }) => serverId === guild.id);
  const payouts = world.db.payouts.filter(({ serverId }) => serverId === guild.id);
  const points = (
    key: string,
    label: string,
    note: string,
    isOf: (row: PointsEntryRow) => boolean,
  ) =>
    counting({
      key,
      label,
      note,
      lines: entries.filter(isOf).map(pointsLine),
      partsBy: 'Way to earn',
      nameOf: wayName,
    });
  return [
    points('earned', 'Points earned', 'Includes adjustments by the team.', countsForRank),
    points(
      'claimed',
      'Points claimed',
      'Points exchanged for tokens.',
      ({ type }) => type === 'CLAIM_LOCK',
    ),
    points(
      'returned',
      'Points returned',
      'Points of claims that failed or were rejected.',
      ({ type }) => type === 'CLAIM_RETURN',
    ),
    points('expired', 'Points expired', 'Points that expired.', ({ type }) => type === 'EXPIRE'),
    ...paidOut(payouts),
    counting({
      key: 'packages',
      label: 'Paid for packages',
      note: 'Paid for this server’s orders and not refunded, by the day it arrived.',
      unit: SOL,
      lines: paidFor(
        world,
        world.db.orders.filter(({ serverId }) => serverId === guild.id),
      )
        .filter(({ fate }) => fate === 'KEPT')
        .map((each) => paidLine(each, each.order.package.name)),
      partsBy: 'Package',
    }),
    counting({
      key: 'payouts',
      label: 'Completed payouts',
      note: 'Transfers of tokens and NFTs to members’ wallets.',
      lines: payouts.filter(({ status }) => status === 'SUCCESS').map((row) => payoutLine(row, 1n)),
    }),
    counting({
      key: 'failed',
      label: 'Failed payouts',
      note: 'Transfers that failed, by the day they were made.',
      lines: payouts
        .filter(({ status }) => status === 'FAILED' || status === 'RECLAIMED_AFTER_FAILURE')
        .map((row) => payoutLine(row, 1n)),
    }),
  ];
}
