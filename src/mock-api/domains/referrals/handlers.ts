import * as endpoints from '@/features/billing/referrals/ambassadorEndpoints';
import * as ofMembers from '@/features/billing/referrals/endpoints';
import * as open from '@/features/billing/referrals/visitEndpoints';
import { LANGUAGE } from '@/shared/text/locales';
import { isoOrNull } from '../../store/clock';
import { nextId } from '../../store/world';
import { pageOf } from '../../http/paging';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { defaultWallet } from '../wallets/wallets';
import { nextReleaseOf } from './commissionLedger';
import { isCodeTaken } from './links';
import { admitted, ambassadorOf, inOrder, matching, takesPart } from './own';
import { payoutBlock, requestPayout } from './payouts';
import { settleReferrals } from './settle';
import {
  ANSWER_MS,
  COOKIE_DAYS,
  HOLD_DAYS,
  MIN_PAYOUT,
  MOST_SOURCES,
  REAPPLY_MS,
  tierOf,
  tiers,
} from './terms';
import {
  commissionView,
  countsOf,
  daysOf,
  totalsOf,
  linkOf,
  ownedLinkView,
  payoutView,
  referralView,
  sourceView,
  visitView,
} from './views';
import { linkRoutes } from './linkHandlers';
import { staffReferralRoutes } from './staffHandlers';
import { isFeatureOn } from '../feature-flags/featureFlags';
import { countVisit } from './visits';

const ofProgram = serve(ofMembers, {
  getReferralDetails: async ({ world, user, url }) => {
    await settleReferrals(world);
    const row = ambassadorOf(world, user);
    const isIn = takesPart(world, user);
    const counts = countsOf(world, ({ referrerId }) => referrerId === user.id);
    const { earned } = totalsOf(world, user.id);
    return done({
      referralDetails: {
        state: row?.state ?? ('NONE' as const),
        code: isIn ? user.referralCode : null,
        url: isIn ? linkOf(url.origin, user.referralCode) : null,
        isCodeChosen: row?.isCodeChosen ?? false,
        isOpen: isFeatureOn(world, 'AMBASSADOR_SIGN_UP'),
        appliedAt: isoOrNull(row?.appliedAt ?? null),
        answerBy: isoOrNull(row?.state === 'APPLIED' ? row.appliedAt + ANSWER_MS : null),
        reason: row?.state === 'REJECTED' || row?.state === 'SUSPENDED' ? row.reason : null,
        reapplyAt: isoOrNull(
          row?.state === 'REJECTED' ? (row.decidedAt ?? row.appliedAt) + REAPPLY_MS : null,
        ),
        tiers: [...tiers],
        tierId: isIn ? tierOf(counts.qualified).id : null,
        cookieDays: COOKIE_DAYS,
        holdDays: HOLD_DAYS,
        minPayoutLamports: MIN_PAYOUT.toString(),
        joined: counts.signUps,
        qualified: counts.qualified,
        rewardLamports: earned,
      },
    });
  },
});

const ofVisitors = serve(open, {
  recordReferralVisit: ({ world, user, body }) => {
    countVisit(world, body, user?.id ?? null);
    return done(null);
  },
});

const dates = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', timeZone: 'UTC' });

const ofAmbassadors = serve(endpoints, {
  applyAsAmbassador: async ({ world, user, body }) => {
    await settleReferrals(world);
    const now = world.clock.now();
    const row = ambassadorOf(world, user);
    if (row?.state === 'APPLIED')
      return refuse('application-pending', 'We’re already reviewing your application.');
    if (takesPart(world, user))
      return refuse('already-ambassador', 'You’re already an ambassador.');
    const reapplyAt = row ? (row.decidedAt ?? row.appliedAt) + REAPPLY_MS : 0;
    if (now < reapplyAt)
      return refuse('too-early', `You can apply again from ${dates.format(reapplyAt)}.`);
    if (!isFeatureOn(world, 'AMBASSADOR_SIGN_UP'))
      return refuse('applications-closed', 'Applications are closed right now.');
    const asked = { state: 'APPLIED', application: body, appliedAt: now } as const;
    if (row) Object.assign(row, asked, { decidedAt: null, reason: null });
    else
      world.db.ambassadors.push({
        ...asked,
        userId: user.id,
        decidedAt: null,
        reason: null,
        isCodeChosen: false,
        suspensions: [],
      });
    world.changed();
    return done(null, 'Application sent');
  },

  chooseReferralCode: async ({ world, user, body: { code } }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    const row = ambassadorOf(world, user);
    if (!row || row.isCodeChosen)
      return refuse('code-already-chosen', 'You already chose your code.');
    if (code !== user.referralCode.toLowerCase() && isCodeTaken(world, code, null))
      return refuse('name-taken', 'This code is taken. Choose another one.');
    user.referralCode = code;
    row.isCodeChosen = true;
    world.changed();
    return done(null, 'Code set');
  },

  getAmbassadorStats: async ({ world, user }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    return done({
      ...totalsOf(world, user.id),
      nextReleaseAt: isoOrNull(nextReleaseOf(world.db, user.id, world.clock.now())),
      wallet: defaultWallet(world, user.id)?.address ?? null,
      isWaiting: world.db.commissionPayouts.some((row) => row.userId === user.id && row.isWaiting),
      blockedBy: payoutBlock(world, user.id)?.message ?? null,
    });
  },

  listAmbassadorDailyStats: async ({ world, user, query: { span = '30' } }) =>
    (await admitted(world, user)) ??
    done({ days: daysOf(world, Number(span), ({ referrerId }) => referrerId === user.id) }),

  listAmbassadorLinks: async ({ world, user, url }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    const rows = world.db.referralSources.filter(({ userId }) => userId === user.id);
    const links = world.db.referralLinks.filter(({ ownerId }) => ownerId === user.id);
    return done({
      items: [
        ...rows.map((row) => sourceView(world, url.origin, user.referralCode, row)),
        ...links.map((row) => ownedLinkView(world, url.origin, row)),
      ],
    });
  },

  createAmbassadorLink: async ({ world, user, url, body }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    const theirs = world.db.referralSources.filter(({ userId }) => userId === user.id);
    if (theirs.some(({ slug }) => slug === body.slug))
      return refuse('name-taken', 'Another of your links uses this short name.');
    if (theirs.length >= MOST_SOURCES)
      return refuse('limit-reached', `Maximum ${String(MOST_SOURCES)} named links.`);
    const row = {
      ...body,
      id: nextId(world, 'src'),
      userId: user.id,
      at: world.clock.now(),
      isArchived: false,
    };
    world.db.referralSources.push(row);
    world.changed();
    return done({ source: sourceView(world, url.origin, user.referralCode, row) }, 'Link created');
  },

  archiveAmbassadorLink: async ({ world, user, params, body: { isArchived } }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    const row = world.db.referralSources.find(
      ({ id, userId }) => id === params.linkId && userId === user.id,
    );
    if (!row) return refuse('link-not-found', 'Link not found.');
    row.isArchived = isArchived;
    world.changed();
    return done(null, isArchived ? 'Link archived' : 'Link restored');
  },

  listReferrals: async ({ world, user, query }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    const isAsked = matching(world, query);
    const people = world.db.referrals
      .filter(({ referrerId }) => referrerId === user.id)
      .map((row) => ({ row, view: referralView(world, row) }))
      .filter(({ row: { at, sourceId, linkId }, view }) =>
        isAsked({
          at,
          sourceId: linkId ?? sourceId,
          status: view.status,
          text: `${view.who} ${view.source ?? ''}`,
        }),
      )
      .map(({ row, view }) => ({ id: row.id, at: row.at, view: () => view }));
    const isWithClicks = query.status?.split(',').includes('CLICKED') === true;
    const clicks = (isWithClicks ? world.db.referralVisits : [])
      .filter(
        (row) =>
          row.referrerId === user.id &&
          row.referralId === null &&
          isAsked({
            at: row.at,
            sourceId: row.linkId ?? row.sourceId,
            status: 'CLICKED',
            text: 'A visitor',
          }),
      )
      .map((row) => ({ id: row.id, at: row.at, view: () => visitView(world, row) }));
    const { items, ...page } = pageOf(inOrder([...people, ...clicks], query), query);
    return done({ ...page, items: items.map(({ view }) => view()) });
  },

  listCommissions: async ({ world, user, query }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    const isAsked = matching(world, query);
    const sourceId = (referralId: string) => {
      const brought = world.db.referrals.find(({ id }) => id === referralId);
      return brought?.linkId ?? brought?.sourceId ?? null;
    };
    const rows = world.db.commissions
      .filter(({ referrerId }) => referrerId === user.id)
      .map((row) => ({ row, view: commissionView(world, row) }))
      .filter(({ row, view }) =>
        isAsked({
          at: row.at,
          status: view.status,
          sourceId: sourceId(row.referralId),
          text: `${view.order} ${view.source ?? ''}`,
        }),
      )
      .map(({ row, view }) => ({ id: row.id, at: row.at, view }));
    const { items, ...page } = pageOf(inOrder(rows, query), query);
    return done({ ...page, items: items.map(({ view }) => view) });
  },

  listAmbassadorPayouts: async ({ world, user, query }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    const isAsked = matching(world, query);
    const rows = world.db.commissionPayouts.filter(
      (row) => row.userId === user.id && isAsked({ ...row, text: row.address }),
    );
    const { items, ...page } = pageOf(inOrder(rows, query), query);
    return done({ ...page, items: items.map(payoutView) });
  },

  requestAmbassadorPayout: async ({ world, user, body }) => {
    const refusal = await admitted(world, user);
    if (refusal) return refusal;
    const made = await requestPayout(world, user.id, body);
    return made instanceof Refusal ? made : done({ payout: payoutView(made) }, 'Payout requested');
  },
});

export const referralRoutes = [
  ...ofVisitors,
  ...ofProgram,
  ...ofAmbassadors,
  ...linkRoutes,
  ...staffReferralRoutes,
];
