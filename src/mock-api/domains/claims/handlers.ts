import * as endpoints from '@/features/earning/claims/endpoints';
import { isoOrNull } from '../../store/clock';
import { byId, pageOf } from '../../http/paging';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { tokenOf } from '../payouts/funds';
import { runPayouts } from '../payouts/payouts';
import { pointsContext } from '../points/pointsContext';
import { daysOf, entriesOf } from '../point-balances/sums';
import { claimPoints } from './claim';
import { claimsOn, offerFor, type ClaimContext, type Offer } from './offer';
import { claimView } from './views';

function termsOf({ policy, claimable, available, kept, lastClaimId }: Offer) {
  const token = policy && tokenOf(policy.mint);
  if (!policy || !token) return null;
  const { unitsPerPoint, least, most, coolDownHours, approvalAbove } = policy;
  return {
    token,
    unitsPerPoint,
    least,
    most,
    claimable,
    available,
    kept,
    coolDownHours,
    approvalAbove,
    lastClaimId,
  };
}

const ownClaims = ({ world, guild, userId, module }: ClaimContext) =>
  claimsOn(world, guild.id).filter(
    ({ claim }) => claim.userId === userId && claim.module === module,
  );

export const claimRoutes = serve(endpoints, {
  getClaimOffer: async ({ world, user, params }) => {
    const place = pointsContext(world, user, params);
    if (place instanceof Refusal) return place;
    await runPayouts(world);
    const offer = await offerFor(place);
    const { state, message, retryAt } = offer;
    return done({ state, message, retryAt: isoOrNull(retryAt), terms: termsOf(offer) });
  },

  listClaims: async ({ world, user, params, query }) => {
    const place = pointsContext(world, user, params);
    if (place instanceof Refusal) return place;
    await runPayouts(world);
    const newest = ownClaims(place).toSorted(
      ({ claim: one }, { claim: other }) => other.at - one.at || byId(one.id, other.id),
    );
    return done(pageOf(newest.map(claimView), query));
  },

  getClaim: async ({ world, user, params }) => {
    const place = pointsContext(world, user, params);
    if (place instanceof Refusal) return place;
    await runPayouts(world);
    const found = ownClaims(place).find(({ claim }) => claim.id === params.claimId);
    return found
      ? done({ claim: claimView(found) })
      : refuse('claim-not-found', 'Claim not found.');
  },

  createClaim: async ({ world, user, params, body }) => {
    const place = pointsContext(world, user, params);
    if (place instanceof Refusal) return place;
    const made = await claimPoints(place, body);
    return made instanceof Refusal ? made : done({ claim: claimView(made) }, 'Points locked.');
  },

  listDailyPoints: ({ world, user, params, query: { span = '30' } }) => {
    const place = pointsContext(world, user, params);
    if (place instanceof Refusal) return place;
    const rows = entriesOf(world, place.guild.id, user.id, place.module);
    return done({ days: daysOf(rows, world.clock.now(), Number(span)) });
  },
});
