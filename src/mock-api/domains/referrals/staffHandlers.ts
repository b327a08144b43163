import * as endpoints from '@/features/billing/referrals/staffEndpoints';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { searchMatcher } from '@/shared/text/searchable';
import { audit } from '../audit/audit';
import { stateText } from '../audit/words';
import { iso } from '../../store/clock';
import { byFields, pageOf } from '../../http/paging';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import type { World } from '../../store/world';
import { canBecome, decideOn } from './ambassadors';
import { reversibleAmount, reverseFor } from './commissionLedger';
import { inOrder } from './own';
import { decideOnPayout } from './payouts';
import type { AmbassadorRow } from './rows';
import { commissionTables, settleReferrals, writeUp } from './settle';
import { tierOf } from './terms';
import { commissionView, countsOf, totalsOf, payoutView } from './views';

const isAmong = (asked: string | undefined, value: string) =>
  asked === undefined || asked.split(',').includes(value);

const nameOf = ({ db }: World, userId: string | null | undefined) =>
  db.users.find(({ id }) => id === userId)?.displayName ?? FORMER_MEMBER;

function ambassadorView(world: World, row: AmbassadorRow) {
  const user = world.db.users.find(({ id }) => id === row.userId);
  const { clicks, signUps, qualified, earned, available, paid } = totalsOf(world, row.userId);
  return {
    id: row.userId,
    name: nameOf(world, row.userId),
    code: user?.referralCode ?? '',
    state: row.state,
    appliedAt: iso(row.appliedAt),
    reason: row.reason,
    application: row.application,
    tier: row.state === 'ACTIVE' || row.state === 'SUSPENDED' ? tierOf(qualified).name : null,
    clicks,
    signUps,
    qualified,
    earned,
    available,
    paid,
  };
}

/** Sums of all ambassadors' figures, each as the ambassador sees them. */
function programFigures(world: World) {
  const { db } = world;
  const everybody = [...new Set(db.commissions.map(({ referrerId }) => referrerId))].map((id) =>
    totalsOf(world, id),
  );
  const sum = (field: 'earned' | 'onHold' | 'available' | 'requested' | 'paid' | 'takenBack') =>
    everybody.reduce((total, figures) => total + BigInt(figures[field]), 0n).toString();
  return {
    ...countsOf(world, () => true),
    earned: sum('earned'),
    onHold: sum('onHold'),
    available: sum('available'),
    requested: sum('requested'),
    paid: sum('paid'),
    takenBack: sum('takenBack'),
    applications: db.ambassadors.filter(({ state }) => state === 'APPLIED').length,
    waiting: db.commissionPayouts.filter(({ isWaiting }) => isWaiting).length,
  };
}

const latestFirst = byFields<{ appliedAt: string; id: string }>('-appliedAt', 'id');

export const staffReferralRoutes = serve(endpoints, {
  getProgramStats: async ({ world }) => {
    await settleReferrals(world);
    return done(programFigures(world));
  },

  listAmbassadors: async ({ world, query }) => {
    await settleReferrals(world);
    const matches = searchMatcher(query.search ?? '');
    const rows = world.db.ambassadors
      .map((row) => ambassadorView(world, row))
      .filter((row) => isAmong(query.status, row.state) && matches(row.name, row.code))
      .toSorted(
        (one, other) =>
          Number(other.state === 'APPLIED') - Number(one.state === 'APPLIED') ||
          latestFirst(one, other),
      );
    return done(pageOf(rows, query));
  },

  decideAmbassador: async ({ world, user, params, body: { state, seen, reason } }) => {
    await settleReferrals(world);
    const row = world.db.ambassadors.find(({ userId }) => userId === params.ambassadorId);
    if (!row) return refuse('ambassador-not-found', 'This user never applied to be an ambassador.');
    if (row.state !== seen || !canBecome(row, state))
      return refuse('stale-version', 'Someone else changed this ambassador. Refresh to see it.');
    if (state !== 'ACTIVE' && reason === null)
      return wrongFields([{ path: 'reason', message: 'Enter a reason.' }]);
    decideOn(world, row, state, { reason });
    audit(world, user.id, `ambassador.${state.toLowerCase()}`, row.userId, {
      memberId: row.userId,
      changes: [{ field: 'Status', before: stateText(seen), after: stateText(state) }],
    });
    return done(null, 'Decision saved');
  },

  listProgramCommissions: async ({ world, query }) => {
    await settleReferrals(world);
    const { db, clock } = world;
    const matches = searchMatcher(query.search ?? '');
    const rows = db.commissions
      .map((row) =>
        Object.assign(commissionView(world, row), {
          ambassador: nameOf(world, row.referrerId),
          who: nameOf(world, db.referrals.find(({ id }) => id === row.referralId)?.userId),
          canTakeBack: reversibleAmount(commissionTables(world), row, clock.now()) > 0n,
        }),
      )
      .filter(
        (row) =>
          isAmong(query.status, row.status) &&
          matches(row.ambassador, row.who, row.order, row.source),
      );
    return done(pageOf(inOrder(rows, query), query));
  },

  revokeCommission: async ({ world, user, params, body: { reason } }) => {
    await settleReferrals(world);
    const row = world.db.commissions.find(({ id }) => id === params.commissionId);
    if (!row) return refuse('commission-not-found', 'Commission not found.');
    if (!reverseFor(commissionTables(world), row, world.clock.now(), reason))
      return refuse(
        'commission-settled',
        'This commission is already paid, on its way or revoked.',
      );
    audit(world, user.id, 'referral.reward-taken-back', row.id, { memberId: row.referrerId });
    world.changed();
    return done(null, 'Commission revoked');
  },

  listProgramPayouts: async ({ world, query }) => {
    await settleReferrals(world);
    const matches = searchMatcher(query.search ?? '');
    const rows = world.db.commissionPayouts
      .map((row) => Object.assign(payoutView(row), { ambassador: nameOf(world, row.userId) }))
      .filter((row) => isAmong(query.status, row.status) && matches(row.ambassador, row.address))
      .toSorted(byFields('-isWaiting', '-at', 'id'));
    return done(pageOf(rows, query));
  },

  decideAmbassadorPayout: async ({ world, user, params, body: { decision, reason } }) => {
    const row = world.db.commissionPayouts.find(({ id }) => id === params.payoutId);
    if (!row) return refuse('payout-not-found', 'Payout not found.');
    const isRefused = decision === 'REFUSE';
    if (isRefused && reason === null)
      return wrongFields([{ path: 'reason', message: 'Enter a reason.' }]);
    if (!(await decideOnPayout(world, row, isRefused ? reason : null)))
      return refuse('already-decided', 'This payout no longer needs approval.');
    writeUp(world);
    audit(
      world,
      user.id,
      isRefused ? 'referral.payout-refused' : 'referral.payout-released',
      row.id,
      { memberId: row.userId },
    );
    return done(null, isRefused ? 'Payout rejected' : 'Payout approved');
  },
});
