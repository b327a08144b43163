import { TOUCH_MS } from '@/features/referrals/touch';
import { nextId } from '../db/nextId';
import type { OAuthState } from '../session/oauthState';
import type { UserRow } from '../session/rows';
import type { World } from '../world';
import type { ReferralVisitRow } from './rows';
import { VISITS_A_MINUTE } from './terms';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Whose code it is, as far as they take part now. */
export function referrerOf({ db }: World, code: string | undefined): string | null {
  const wanted = code?.toLowerCase();
  const user = db.users.find(({ referralCode }) => referralCode.toLowerCase() === wanted);
  const isActive = db.ambassadors.some(
    ({ userId, state }) => userId === user?.id && state === 'ACTIVE',
  );
  return user && isActive ? user.id : null;
}

const sourceOf = ({ db }: World, userId: string, slug: string | undefined) =>
  db.referralSources.find((row) => row.userId === userId && row.slug === slug)?.id ?? null;

interface Visit {
  ref?: string | undefined;
  src?: string | undefined;
  visitor?: string | undefined;
}

/** Counts a visit: once a visitor, day and code, not the ambassador's own, and so many a minute. */
export function countVisit(
  world: World,
  visit: Visit,
  byUserId: string | null,
): ReferralVisitRow | null {
  const now = world.clock.now();
  const referrerId = referrerOf(world, visit.ref);
  const { visitor } = visit;
  if (referrerId === null || referrerId === byUserId || visitor === undefined) return null;
  const theirs = world.db.referralVisits.filter((row) => row.referrerId === referrerId);
  const known = theirs.find(
    (row) => row.visitor === visitor && Math.floor(row.at / DAY) === Math.floor(now / DAY),
  );
  if (known) return known;
  if (theirs.filter(({ at }) => now - at < MINUTE).length >= VISITS_A_MINUTE) return null;
  const row: ReferralVisitRow = {
    id: nextId(world, 'vis'),
    referrerId,
    sourceId: sourceOf(world, referrerId, visit.src),
    visitor,
    at: now,
    referralId: null,
  };
  world.db.referralVisits.push(row);
  world.changed();
  return row;
}

/** A first sign-in with a code counts for its owner, within the time, and never for oneself. */
export function noteSignUp(world: World, user: UserRow, state: OAuthState): void {
  const referrerId = referrerOf(world, state.ref);
  const now = world.clock.now();
  const { seenAt = now } = state;
  if (referrerId === null || referrerId === user.id || user.referredBy !== null) return;
  if (now - seenAt > TOUCH_MS) return;
  // Whoever signed up had come before.
  const visits = world.db.referralVisits;
  const visit =
    visits.find((row) => row.referrerId === referrerId && row.visitor === state.visitor) ??
    countVisit(world, state, user.id);
  user.referredBy = referrerId;
  const id = nextId(world, 'ref');
  world.db.referrals.push({
    id,
    referrerId,
    userId: user.id,
    sourceId: sourceOf(world, referrerId, state.src),
    seenAt: Math.min(seenAt, now),
    at: now,
    refused: null,
  });
  if (visit) visit.referralId = id;
  world.changed();
}
