import type { commissionStatuses, referralStatuses } from '@/features/billing/referrals/program';
import { parseSol } from '@/shared/money/lamports';
import { DAY } from '@/shared/time/durations';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import { balancesOf, isOpenPayout, qualifiedAt, sumOf } from './commissionLedger';
import { stateOf } from './links';
import type {
  CommissionPayoutRow,
  CommissionRow,
  ReferralLinkRow,
  ReferralRow,
  ReferralSourceRow,
  ReferralVisitRow,
} from './rows';

type ReferralStatus = (typeof referralStatuses)[number];
type CommissionStatus = (typeof commissionStatuses)[number];

/** Hides a name except for its first letter, also its length. */
export const masked = (name: string) => `${Array.from(name.trim())[0] ?? '?'}•••`;

/** The address of a referral link. */
export const linkOf = (origin: string, code: string, slug?: string) =>
  `${origin}/?ref=${encodeURIComponent(code)}${slug === undefined ? '' : `&src=${encodeURIComponent(slug)}`}`;

/** Name of the source: one of the ambassador's, or a link made by staff; null for the code alone. */
const nameOfSource = (
  { db }: World,
  { sourceId, linkId }: Pick<ReferralRow, 'sourceId' | 'linkId'>,
) =>
  (linkId === null
    ? db.referralSources.find(({ id }) => id === sourceId)
    : db.referralLinks.find(({ id }) => id === linkId)
  )?.name ?? null;

/** The address of a link made by staff, with its tags. */
export function addressOf(
  origin: string,
  { code, utm }: Pick<ReferralLinkRow, 'code' | 'utm'>,
): string {
  const query = new URLSearchParams({ ref: code });
  for (const [name, value] of Object.entries(utm))
    if (value !== '') query.set(`utm_${name}`, value);
  return `${origin}/?${query.toString()}`;
}

const linesOf = ({ db }: World, referralId: string) =>
  db.commissions.filter((row) => row.referralId === referralId);

/** Rest of an order's commission; 0 if it was fully reversed. */
const leftOf = ({ db }: World, orderId: string) =>
  sumOf(db.commissions.filter((row) => row.orderId === orderId));

/** Status of a line. */
export function statusOf(world: World, row: CommissionRow): CommissionStatus {
  if (row.kind === 'TAKEN_BACK' || leftOf(world, row.orderId) === 0n) return 'TAKEN_BACK';
  if (row.payoutId !== null) {
    const payout = world.db.commissionPayouts.find(({ id }) => id === row.payoutId);
    return payout && isOpenPayout(payout) ? 'REQUESTED' : 'PAID';
  }
  return row.releasesAt > world.clock.now() ? 'ON_HOLD' : 'AVAILABLE';
}

/** Status of a referred user by the least advanced of their commissions. */
const steps: [CommissionStatus, ReferralStatus][] = [
  ['ON_HOLD', 'ON_HOLD'],
  ['AVAILABLE', 'APPROVED'],
  ['REQUESTED', 'APPROVED'],
  ['PAID', 'PAID'],
];

interface Standing {
  status: ReferralStatus;
  reason: string | null;
}

function standingOf(world: World, row: ReferralRow): Standing {
  if (row.refused !== null) return { status: 'REJECTED', reason: row.refused };
  const lines = linesOf(world, row.id).filter(({ kind }) => kind === 'EARNED');
  const there = lines.map((line) => statusOf(world, line));
  const step = steps.find(([status]) => there.includes(status));
  if (step) return { status: step[1], reason: null };
  if (qualifiedAt(world.db, row) !== null) return { status: 'QUALIFIED', reason: null };
  return lines.length > 0
    ? {
        status: 'REJECTED',
        reason: 'The order was cancelled or disabled, or Castle Bots revoked the commission.',
      }
    : { status: 'SIGNED_UP', reason: null };
}

/**
 * A referred user without their identity; the last argument is a function that shows a part of their name.
 */
export function referralView(world: World, row: ReferralRow, told = masked) {
  const lines = linesOf(world, row.id);
  const earned = lines.filter(({ kind }) => kind === 'EARNED');
  const user = world.db.users.find(({ id }) => id === row.userId);
  const held = earned.filter((line) => statusOf(world, line) === 'ON_HOLD');
  const paid = world.db.orders.some(
    ({ userId, createdAt, enabledAt, price }) =>
      userId === row.userId && createdAt >= row.at && enabledAt !== null && parseSol(price) > 0n,
  );
  return {
    id: row.id,
    at: iso(row.at),
    kind: paid ? ('SERVER' as const) : ('USER' as const),
    who: told(user?.displayName ?? '?'),
    source: nameOfSource(world, row),
    ...standingOf(world, row),
    value:
      earned.length === 0
        ? null
        : earned.reduce((sum, { base }) => sum + BigInt(base), 0n).toString(),
    commission: lines.length === 0 ? null : sumOf(lines).toString(),
    releasesAt: held.length === 0 ? null : iso(Math.min(...held.map((line) => line.releasesAt))),
  };
}

export const visitView = (world: World, row: ReferralVisitRow) => ({
  id: row.id,
  at: iso(row.at),
  kind: 'VISITOR' as const,
  who: 'A visitor',
  source: nameOfSource(world, row),
  status: 'CLICKED' as const,
  reason: null,
  value: null,
  commission: null,
  releasesAt: null,
});

export function commissionView(world: World, row: CommissionRow) {
  const order = world.db.orders.find(({ id }) => id === row.orderId);
  const referral = world.db.referrals.find(({ id }) => id === row.referralId);
  return {
    id: row.id,
    at: iso(row.at),
    order: order?.package.name ?? 'An order',
    source: referral ? nameOfSource(world, referral) : null,
    reason: row.reason,
    base: row.base,
    rateBps: row.rateBps,
    lamports: row.lamports,
    status: statusOf(world, row),
    releasesAt: iso(row.releasesAt),
  };
}

export const payoutView = (row: CommissionPayoutRow) => ({
  id: row.id,
  at: iso(row.at),
  lamports: row.lamports,
  address: row.address === '' ? null : row.address,
  status: row.status,
  // Hidden until the transfer has landed; before that it proves nothing.
  signature: row.status === 'SUCCESS' ? row.signature : null,
  isWaiting: row.isWaiting,
  reason: row.reason,
});

/** The fields that identify the source of a visit or sign-up. */
type Origin = Pick<ReferralRow, 'referrerId' | 'sourceId' | 'linkId'>;

/** Number of clicks, of sign-ups, and of referred users who bought. */
export function countsOf(world: World, isOf: (row: Origin) => boolean) {
  const { referralVisits, referrals } = world.db;
  const theirs = referrals.filter(isOf);
  return {
    clicks: referralVisits.filter(isOf).length,
    signUps: theirs.length,
    qualified: theirs.filter((row) => qualifiedAt(world.db, row) !== null).length,
  };
}

export const sourceView = (world: World, origin: string, code: string, row: ReferralSourceRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  url: linkOf(origin, code, row.slug),
  isArchived: row.isArchived,
  isOfStaff: false,
  ...countsOf(
    world,
    ({ sourceId, referrerId }) => referrerId === row.userId && sourceId === row.id,
  ),
});

/** A link that staff made for an ambassador, in the ambassador's list of sources. */
export const ownedLinkView = (world: World, origin: string, row: ReferralLinkRow) => ({
  id: row.id,
  slug: row.code,
  name: row.name,
  url: addressOf(origin, row),
  isArchived: stateOf(world, row) !== 'ACTIVE',
  isOfStaff: true,
  ...countsOf(world, ({ linkId }) => linkId === row.id),
});

/** All sums, lamports as text. */
export function totalsOf(world: World, userId: string) {
  const { earned, onHold, available, requested, paid, takenBack } = balancesOf(
    world.db,
    userId,
    world.clock.now(),
  );
  return {
    ...countsOf(world, ({ referrerId }) => referrerId === userId),
    earned: earned.toString(),
    onHold: onHold.toString(),
    available: available.toString(),
    requested: requested.toString(),
    paid: paid.toString(),
    takenBack: takenBack.toString(),
  };
}

const dayOf = (at: number) => Math.floor(at / DAY);

/** Figures of each of the last days, oldest first, in UTC. */
export function daysOf(world: World, span: number, isOf: (row: Origin) => boolean) {
  const { referralVisits, referrals } = world.db;
  const mine = referrals.filter(isOf);
  const today = dayOf(world.clock.now());
  const tally = (times: readonly (number | null)[]) => {
    const counts = new Map<number, number>();
    for (const at of times)
      if (at !== null) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
    return (day: number) => counts.get(day) ?? 0;
  };
  const clicks = tally(referralVisits.filter(isOf).map(({ at }) => at));
  const signUps = tally(mine.map(({ at }) => at));
  const qualified = tally(mine.map((row) => qualifiedAt(world.db, row)));
  return Array.from({ length: span }, (_, index) => {
    const day = today - span + 1 + index;
    return {
      day: new Date(day * DAY).toISOString().slice(0, 10),
      clicks: clicks(day),
      signUps: signUps(day),
      qualified: qualified(day),
    };
  });
}
