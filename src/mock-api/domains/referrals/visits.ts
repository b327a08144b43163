import type { InputOf } from '@/shared/api/endpoint';
import { DAY, MINUTE } from '@/shared/time/durations';
import type { recordReferralVisit } from '@/features/billing/referrals/visitEndpoints';
import type { OAuthState } from '../session/oauthState';
import type { UserRow } from '../accounts/rows';
import { nextId, type World } from '../../store/world';
import { targetOf } from './links';
import type { ReferralVisitRow } from './rows';
import { VISITS_A_MINUTE } from './terms';

const sourceOf = ({ db }: World, userId: string | null, slug: string | undefined) =>
  db.referralSources.find((row) => row.userId === userId && row.slug === slug)?.id ?? null;

interface Visit {
  ref?: string | undefined;
  src?: string | undefined;
  visitor?: string | undefined;
  utm?: InputOf<typeof recordReferralVisit>['body']['utm'] | undefined;
}

/** Counts a visit: once per visitor, day and code, without the ambassador's own, up to a number per minute. */
export function countVisit(
  world: World,
  visit: Visit,
  byUserId: string | null,
): ReferralVisitRow | null {
  const now = world.clock.now();
  const target = targetOf(world, visit.ref);
  const { visitor, utm } = visit;
  if (!target || visitor === undefined) return null;
  const { referrerId, linkId } = target;
  if (referrerId !== null && referrerId === byUserId) return null;
  const theirs = world.db.referralVisits.filter(
    (row) => row.referrerId === referrerId && row.linkId === linkId,
  );
  const known = theirs.find(
    (row) => row.visitor === visitor && Math.floor(row.at / DAY) === Math.floor(now / DAY),
  );
  if (known) return known;
  if (theirs.filter(({ at }) => now - at < MINUTE).length >= VISITS_A_MINUTE) return null;
  const row: ReferralVisitRow = {
    id: nextId(world, 'vis'),
    referrerId,
    sourceId: linkId === null ? sourceOf(world, referrerId, visit.src) : null,
    linkId,
    utm: {
      source: utm?.source ?? '',
      medium: utm?.medium ?? '',
      campaign: utm?.campaign ?? '',
    },
    visitor,
    at: now,
    referralId: null,
  };
  world.db.referralVisits.push(row);
  world.changed();
  return row;
}

/** Credits a first sign-in with a code to its owner, within the attribution window, and never to the same user. */
export function noteSignUp(world: World, user: UserRow, state: OAuthState): void {
  const target = targetOf(world, state.ref);
  const now = world.clock.now();
  const { seenAt = now } = state;
  if (!target || target.referrerId === user.id || user.referredBy !== null) return;
  if (now - seenAt > target.windowMs) return;
  const { referrerId, linkId, terms } = target;
  // A sign-up always follows a visit.
  const visit =
    world.db.referralVisits.find(
      (row) =>
        row.referrerId === referrerId && row.linkId === linkId && row.visitor === state.visitor,
    ) ?? countVisit(world, state, user.id);
  user.referredBy = referrerId ?? linkId;
  const id = nextId(world, 'ref');
  world.db.referrals.push({
    id,
    referrerId,
    userId: user.id,
    sourceId: linkId === null ? sourceOf(world, referrerId, state.src) : null,
    linkId,
    terms,
    seenAt: Math.min(seenAt, now),
    at: now,
    refused: null,
  });
  if (visit) visit.referralId = id;
  world.changed();
}
