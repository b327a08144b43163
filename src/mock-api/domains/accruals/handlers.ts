import { LANGUAGE } from '@/shared/text/locales';
import * as endpoints from '@/features/earning/accruals/endpoints';
import { accrualModules } from '@/features/earning/accruals/accrual';
import chat from '@/features/modules/definitions/chat-to-earn/definition';
import engage from '@/features/modules/definitions/engage-to-earn/definition';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import invite from '@/features/modules/definitions/invite-to-earn/definition';
import play from '@/features/modules/definitions/play-to-earn/definition';
import tweet from '@/features/modules/definitions/tweet-to-earn/definition';
import { iso } from '../../store/clock';
import { moduleAt } from '../module-settings/moduleContext';
import { readValues } from '../module-settings/modules';
import { byId, pageOf } from '../../http/paging';
import { decidesPay } from '@/features/earning/accruals/payFields';
import { valuesAt } from '@/features/modules/engine/paths';
import { done, refuse, Refusal, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { holderView } from '../holder-checks/views';
import { serverOfMember } from '../members/boardOf';
import { settleOrders } from '../orders/lifecycle';
import { serverView } from '../quests/views';
import { payAccruals } from './accrualPayouts';
import { lineInWords, skippedInWords } from '../accrual-ledger/accrualWords';
import { balanceEarning } from '../accrual-ledger/balanceWords';
import { chatEstimate, engageEstimate } from '../activity-earning/chatEstimate';
import { engageEarningView } from '../activity-earning/engageEarningView';
import { inviteEarningView } from '../invite-to-earn/inviteEarningView';
import { inviteEstimate, tweetEstimate } from './oneOffEstimates';
import { holdEarningView } from '../hold-to-earn/holdEarningView';
import { currencyOfRun, moneyInWords } from '../accrual-ledger/currency';
import { holdEstimate } from './estimate';
import { holdersIn } from '../hold-to-earn/holdRoles';
import { payoutsOf, stateInWords, waitsOf } from '../accrual-ledger/lineStates';
import { tweetEarningView } from '../tweet-to-earn/tweetEarningView';
import { playEarningView } from '../play-to-earn/playEarningView';
import { playEstimate } from '../play-to-earn/playEstimate';
import { owedBy, paidBy, wantedBy } from '../accrual-ledger/runAmounts';
import { LEVELS, type AccrualRunRow } from '../accrual-ledger/rows';

/** The benefit of a run that pays no amount, in words. */
const givenBy = ({ gives, factor, gained }: AccrualRunRow): string | null => {
  if (gives === 'ROLE') return `a role (${String(gained?.length ?? 0)} new)`;
  return gives === 'MULTIPLIER' ? `a ${String(factor ?? 1)}× multiplier for chat and posts` : null;
};

/** Number of members who got something in a run. */
const paidMembers = (run: AccrualRunRow): number =>
  run.gives === undefined
    ? run.lines.filter((line) => paidBy(line) !== 0n).length
    : holdersIn(run).size;

/** An amount of a run in words; null where it is points. */
function wordsOf(run: AccrualRunRow): (amount: bigint) => string | null {
  if (run.isXp === true) return (amount) => `${amount.toLocaleString(LANGUAGE)} XP`;
  const currency = currencyOfRun(run);
  return (amount) => (run.mint === undefined ? null : moneyInWords(amount, currency));
}

function runView(run: AccrualRunRow) {
  const { id, module, ruleId, name, from, to, lookedAt, wanted, points, skipped, about } = run;
  const { isXp = false } = run;
  const inWords = wordsOf(run);
  return {
    id,
    module: accrualModules.find((slug) => slug === module) ?? accrualModules[0],
    ruleId,
    name: about === LEVELS ? `${name}: levels` : name,
    from: iso(from),
    to: iso(to),
    lookedAt: iso(lookedAt),
    members: paidMembers(run),
    points: isXp ? 0 : points,
    wanted: isXp ? 0 : wanted,
    amount: inWords(paidBy(run)),
    due: wantedBy(run) > paidBy(run) ? inWords(wantedBy(run)) : null,
    gives: givenBy(run),
    skipped: Object.entries(skipped).map(([reason, count]) => ({
      why: skippedInWords(reason),
      count,
    })),
    waits: waitsOf(run),
  };
}

const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0);

export const accrualRoutes = serve(endpoints, {
  getEarning: async ({ world, user, params }) => {
    const asked = serverOfMember(world, user, params.slug);
    if (asked instanceof Refusal) return asked;
    await settleOrders(world, asked.guild.id);
    await payAccruals(world);
    const rules =
      params.section === 'hold-to-earn'
        ? holdEarningView(asked)
        : params.section === 'engage-to-earn'
          ? [
              ...engageEarningView(asked),
              ...tweetEarningView(asked),
              ...inviteEarningView(asked),
              ...playEarningView(asked),
              ...balanceEarning(asked),
            ]
          : [];
    return done({
      server: serverView(asked.guild),
      now: iso(world.clock.now()),
      rules: rules.map((rule) => Object.assign({ nextAmount: null }, rule)),
    });
  },

  listAccrualRuns: ({ world, guild, query }) => {
    const rows = world.db.accrualRuns.filter(
      (run) =>
        run.serverId === guild.id &&
        (query.module === undefined || run.module === query.module) &&
        (query.ruleId === undefined || run.ruleId === query.ruleId),
    );
    // Modules are paid one after another, so runs are not in order of time.
    const newest = rows.toSorted((one, other) => other.to - one.to || byId(one.id, other.id));
    return done(pageOf(newest.map(runView), query));
  },

  listAccrualLines: ({ world, guild, params, query }) => {
    const run = world.db.accrualRuns.find(
      ({ id, serverId }) => id === params.runId && serverId === guild.id,
    );
    if (!run) return refuse('payout-not-found', 'Payout not found.');
    const users = new Map(world.db.users.map((user) => [user.id, user]));
    const payouts = payoutsOf(world, run);
    const page = pageOf(
      run.lines.toSorted(
        (one, other) => compare(paidBy(other), paidBy(one)) || byId(one.userId, other.userId),
      ),
      query,
    );
    const words = wordsOf(run);
    const inWords = (amount: bigint) => (amount === 0n ? null : words(amount));
    const items = page.items.map((line) =>
      Object.assign(holderView(line.userId, users.get(line.userId)), {
        counted: lineInWords(run, line),
        multiplier: line.multiplier,
        points: run.isXp === true ? 0 : line.points,
        owed: line.owed,
        amount: inWords(paidBy(line)),
        owedAmount: inWords(owedBy(line)),
        state: stateInWords(line, payouts.get(line.userId)),
      }),
    );
    return done({ ...page, items, run: runView(run) });
  },

  estimateAccrual: async ({ world, user, guild, body }) => {
    const here = await moduleAt({ world, user, guild, params: { slug: body.module } });
    if (here instanceof Refusal) return here;
    const own = here.row.rules.find(({ id }) => id === body.ruleId);
    if (body.ruleId !== undefined && !own)
      return refuse('rule-not-found', 'Rule not found. It may have been deleted.');
    const read = readValues(here, body.values, own?.values);
    const errors = 'errors' in read ? read.errors : [];
    const wrong = errors.filter(({ path }) => decidesPay(here.spec.fields, path));
    if (wrong.length > 0) return wrongFields(wrong);
    const values = 'values' in read ? read.values : valuesAt(body.values, '');
    const { units } = body;
    switch (body.module) {
      case 'hold-to-earn':
        return done(await holdEstimate(here, hold.read(values), body.ruleId, units));
      case 'chat-to-earn':
        return done(chatEstimate(here, chat.read(values), units));
      case 'engage-to-earn':
        return done(engageEstimate(here, engage.read(values), units));
      case 'tweet-to-earn':
        return done(await tweetEstimate(here, tweet.read(values), units));
      case 'invite-to-earn':
        return done(inviteEstimate(here, invite.read(values), units));
      case 'play-to-earn':
        return done(playEstimate(play.read(values), units));
    }
  },
});
