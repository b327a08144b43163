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

/** A name of which no more than the first letter is told, and not how long it is. */
export const masked = (name: string) => `${Array.from(name.trim())[0] ?? '?'}•••`;

/** The address of somebody's link. */
export const linkOf = (origin: string, code: string, slug?: string) =>
  `${origin}/?ref=${encodeURIComponent(code)}${slug === undefined ? '' : `&src=${encodeURIComponent(slug)}`}`;

/** What somebody came by: a source of the ambassador's, or a link of the staff's; null by the code alone. */
const nameOfSource = (
  { db }: World,
  { sourceId, linkId }: Pick<ReferralRow, 'sourceId' | 'linkId'>,
) =>
  (linkId === null
    ? db.referralSources.find(({ id }) => id === sourceId)
    : db.referralLinks.find(({ id }) => id === linkId)
  )?.name ?? null;

/** The address of a link of the staff's, with its tags. */
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

/** A commission as far as it still stands: nothing where it was taken back whole. */
const leftOf = ({ db }: World, orderId: string) =>
  sumOf(db.commissions.filter((row) => row.orderId === orderId));

/** Where a line is. */
export function statusOf(world: World, row: CommissionRow): CommissionStatus {
  if (row.kind === 'TAKEN_BACK' || leftOf(world, row.orderId) === 0n) return 'TAKEN_BACK';
  if (row.payoutId !== null) {
    const payout = world.db.commissionPayouts.find(({ id }) => id === row.payoutId);
    return payout && isOpenPayout(payout) ? 'REQUESTED' : 'PAID';
  }
  return row.releasesAt > world.clock.now() ? 'ON_HOLD' : 'AVAILABLE';
}

/** How far somebody has come, by the line of theirs that is least far. */
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
 * Somebody who came, without a word of who it is.
 *
 * @param told how much of a name is told
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
  // A transfer that did not land is no proof of anything.
  signature: row.status === 'SUCCESS' ? row.signature : null,
  isWaiting: row.isWaiting,
  reason: row.reason,
});

/** What tells whose a visit or sign-up is. */
type Origin = Pick<ReferralRow, 'referrerId' | 'sourceId' | 'linkId'>;

/** Clicks, sign-ups and who bought, of those that came so. */
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

/** A link that staff made for somebody, among their sources. */
export const ownedLinkView = (world: World, origin: string, row: ReferralLinkRow) => ({
  id: row.id,
  slug: row.code,
  name: row.name,
  url: addressOf(origin, row),
  isArchived: stateOf(world, row) !== 'ACTIVE',
  isOfStaff: true,
  ...countsOf(world, ({ linkId }) => linkId === row.id),
});

/** Everything in sums, lamports as text. */
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

/** The last days of those that came so, one by one, the oldest first, in UTC. */
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
