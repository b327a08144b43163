import spec from '@/features/modules/definitions/hold-to-earn/definition';
import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { DAY, HOUR } from '@/shared/time/durations';
import { baseUnitsOf, currencyOfRun, figureInWords } from '../../accrual-ledger/currency';
import { holdersIn } from '../../hold-to-earn/holdRoles';
import { runsOf } from '../../hold-to-earn/holdRuns';
import { periodAfter } from '../../accrual-ledger/periods';
import { paidBy } from '../../accrual-ledger/runAmounts';
import type { AccrualLine, AccrualRunRow } from '../../accrual-ledger/rows';
import { roleNames } from '../../conditions/conditions';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { messagePost, told } from '../compose/common';
import { byTheClock } from '../compose/written';

/** Maximum number of members named in a post. */
const MOST_NAMED = 5;

/** Lines of members who got something in a period. */
function paidLines(run: AccrualRunRow): AccrualLine[] {
  const gained = new Set(run.gained);
  const holders = holdersIn(run);
  return run.lines.filter((line) => {
    if (run.gives === 'ROLE') return gained.has(line.userId);
    return run.gives === 'MULTIPLIER' ? holders.has(line.userId) : paidBy(line) > 0n;
  });
}

/** Names joined in a sentence: "A, B and C". */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** The amount or role earned, and its name. */
function earnedIn({ guild }: Posting, { values }: PostingRule<Program>, run: AccrualRunRow) {
  if (run.gives === 'ROLE')
    return {
      earned: 'the role',
      symbol: roleNames(guild, values.rewardRoles).replaceAll(' or ', ' and '),
    };
  if (run.gives === 'MULTIPLIER')
    return { earned: `${String(run.factor ?? 1)}×`, symbol: 'for chatting and posting on X' };
  const currency = currencyOfRun(run);
  return { earned: figureInWords(paidBy(run), currency), symbol: currency.symbol };
}

/** Rest of the total budget after a period. */
function leftOver(
  { world }: Posting,
  { values, id }: PostingRule<Program>,
  run: AccrualRunRow,
): string {
  const currency = currencyOfRun(run);
  const budget = run.gives === undefined ? baseUnitsOf(values.budgetTotal, currency) : null;
  if (budget === null) return '…';
  const spent = runsOf(world, id ?? '')
    .filter(({ to, mint, gives }) => to <= run.to && mint === run.mint && gives === undefined)
    .reduce((sum, each) => sum + paidBy(each), 0n);
  return figureInWords(budget > spent ? budget - spent : 0n, currency);
}

/** Time from the end of this period to the end of the next, in words. */
function untilNext({ values }: PostingRule<Program>, { from, to }: AccrualRunRow): string {
  const length = periodAfter(from, values.cadence, to).to - to;
  return length < 2 * DAY
    ? `in ${counted(Math.round(length / HOUR), 'hour')}`
    : `in ${counted(Math.round(length / DAY), 'day')}`;
}

function variablesOf(posting: Posting, rule: PostingRule<Program>, run: AccrualRunRow) {
  const lines = paidLines(run);
  const users = new Map(posting.world.db.users.map(({ id, displayName }) => [id, displayName]));
  const named = (before: string) =>
    lines.length > MOST_NAMED
      ? counted(lines.length, 'member')
      : listed(lines.map(({ userId }) => `${before}${users.get(userId) ?? 'Former member'}`));
  const { earned, symbol } = earnedIn(posting, rule, run);
  const most = (of: (line: AccrualLine) => number) => String(Math.max(0, ...lines.map(of)));
  return [
    told('user.mention', named('@')),
    told('user.name', named('')),
    told('members', String(lines.length)),
    told('earned', earned),
    told('symbol', symbol),
    told('units', lines.reduce((sum, { units }) => sum + units, 0).toLocaleString(LANGUAGE)),
    told(
      'streak',
      most(({ streak }) => streak),
    ),
    told(
      'multiplier',
      most(({ multiplier }) => Math.round(multiplier * 100) / 100),
    ),
    told('next.payout:R', untilNext(rule, run)),
    told('balance', leftOver(posting, rule, run)),
  ];
}

const rewards = (
  posting: Posting,
  rule: PostingRule<Program>,
  run: AccrualRunRow,
): Due<'channelId'> =>
  byTheClock(run.to, {
    key: run.id,
    label: `Rewards for ${counted(paidLines(run).length, 'member')}`,
    channelAt: 'channelId',
    post: () =>
      messagePost(rule.values.message, variablesOf(posting, rule, run), rule.values.mentionRoles),
  });

/** One post for each period of a hold-to-earn program in which members got something. */
const holdRewards = createPoster(spec, {
  place: 19,

  due: (posting, rule, after, to) =>
    runsOf(posting.world, rule.id ?? '')
      .filter((run) => run.to > after && run.to <= to && paidLines(run).length > 0)
      .map((run) => rewards(posting, rule, run)),
});
export default holdRewards;
