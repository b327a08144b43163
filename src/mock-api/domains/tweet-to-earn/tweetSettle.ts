import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import { xPostOf } from '@/shared/links/xPost';
import { HOUR } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import type { XPost } from '../social-accounts/xTimeline';
import { indexHoldings } from '../conditions/holdingIndex';
import type { World } from '../../store/world';
import { hasSource } from '../activity-earning/engage';
import { activityUntil, engageRules, hourOf } from '../activity-earning/engageHour';
import { hourEnd } from '../invite-to-earn/inviteSettle';
import { accrualOf, keepRun } from '../accrual-ledger/ledger';
import { lastHour } from '../accrual-ledger/periods';
import { tweetPrograms, wasUnlocked, type TweetProgram } from '../accrual-ledger/programs';
import type { AccrualRow } from '../accrual-ledger/rows';
import {
  actionOf,
  isAutomatic,
  isChecked,
  keyOf,
  newPosts,
  postsOf,
  type RaidPost,
} from '../raids/raidPosts';
import { actsUntil, ownersOf, type DatedAct } from '../raids/xActs';
import { tweetRun } from './tweetRuns';
import { isReviewed } from './postReviews';
import { clawbackRun } from '../accrual-ledger/clawback';
import { holdFactorOf } from '../hold-to-earn/holdFactor';
import { memberPresence } from '../accrual-ledger/memberPresence';

/** ENGAGE_TO_EARN (spec §3): posts on X are of it (docs/product/earning-programs.md). */
const ENGAGE_TO_EARN = 23;

/** The rules of engage to earn, while they let posts on X pay. */
export function tweetRules(world: World, guild: GuildRow) {
  const rules = engageRules(world, guild);
  return rules?.engage.isOn && hasSource(rules.engage.values, 'TWEET') ? rules : null;
}

/** Marks of posts found on X are kept for so long, far beyond the time a post pays, ms. */
const MARKS_KEPT = 120 * 24 * HOUR;
/** The mark of when the group or its module was last seen to be off. */
const OFF = 'off';

/** While X does not answer, nothing is decided and nothing is found: it is made up for as soon as it does. */
const isXDown = ({ db }: World): boolean =>
  db.platforms.some(({ platform, state }) => platform === 1 && state !== 'up');

/**
 * Notes when posts go live and are stopped: their time is counted from there. Posts of the accounts of a group go
 * live when they are posted, while the group is on.
 */
export function mark(
  world: World,
  { values, rule, isOn }: Pick<TweetProgram, 'values' | 'rule' | 'isOn'>,
  row: AccrualRow,
  isNew = false,
): void {
  const now = world.clock.now();
  const before = row.marks ?? {};
  const since = isNew ? now : Math.max(rule.updatedAt, row.startedAt, before[OFF] ?? 0);
  const marks = isAutomatic(values)
    ? withFound(before, isOn && !isXDown(world) ? newPosts(values, since, now) : [], now)
    : withAdded(before, values, since, isOn);
  // Switching on settles first, so this mark need not be stored each time.
  if (!isOn) marks[OFF] = now;
  row.marks = marks;
  if (withoutOff(marks) !== withoutOff(before)) world.changed();
}

const withoutOff = (marks: Readonly<Record<string, number>>) =>
  JSON.stringify({ ...marks, [OFF]: 0 });

function withFound(before: Readonly<Record<string, number>>, found: readonly XPost[], now: number) {
  const marks = Object.fromEntries(
    Object.entries(before).filter(([name, at]) => name === OFF || at > now - MARKS_KEPT),
  );
  for (const { id, at } of found) marks[`live:${id}`] ??= at;
  return marks;
}

function withAdded(
  before: Readonly<Record<string, number>>,
  { posts }: TweetGroup,
  since: number,
  isOn: boolean,
) {
  const marks = { ...before };
  for (const { url, status } of posts) {
    const id = xPostOf(url)?.id ?? '';
    if (status === 'LIVE' && isOn) {
      marks[`live:${id}`] ??= since;
      delete marks[`stop:${id}`];
    }
    if (status === 'STOPPED') marks[`stop:${id}`] ??= since;
  }
  return marks;
}

/** Pays what members did with posts on X in the hours that are over, and takes back what they deleted too soon. */
export function settleTweets(
  world: World,
  guild: GuildRow,
  until = lastHour(world.clock.now()),
): void {
  const now = world.clock.now();
  for (const program of tweetPrograms(world, guild)) {
    const isNew = !world.db.accruals.some(({ ruleId }) => ruleId === program.rule.id);
    const row = accrualOf(world, guild.id, program, now);
    if (row === null) continue;
    mark(world, program, row, isNew);
    if (until <= row.settledTo || isXDown(world)) continue;
    const after = row.settledTo;
    row.settledTo = until;
    if (program.isOn) payHours(world, guild, program, row, after, until);
    world.changed();
  }
}

function payHours(
  world: World,
  guild: GuildRow,
  program: TweetProgram,
  row: AccrualRow,
  after: number,
  until: number,
): void {
  const rules = tweetRules(world, guild);
  const posts = postsOf(program.values, row.marks ?? {});
  if (rules === null || posts.length === 0) return;
  const acts = actsUntil(world, until);
  const activity = activityUntil(world, guild.id, until);
  const index = indexHoldings(world);
  const membersAt = memberPresence(world, guild.id);
  const holdFactor = holdFactorOf(world, guild);
  for (const to of endsOf(posts, acts, decidedIn(world, program, after), after, until)) {
    if (!wasUnlocked(world, guild.id, 'tweet-to-earn', to)) continue;
    const period = { from: to - HOUR, to };
    const hour = hourOf(world, guild, rules, period, activity, index, holdFactor);
    const members = membersAt(to);
    const done = acts.filter(({ at }) => at <= to);
    for (const post of posts) {
      const run = tweetRun(hour, program, post, done, members);
      if (run) keepRun(world, run, ENGAGE_TO_EARN);
    }
    const back = clawbackRun(
      world,
      guild.id,
      program,
      period,
      lostIn(world, program, posts, done, to),
    );
    if (back) keepRun(world, back, ENGAGE_TO_EARN);
  }
}

/** When decisions of the team began to count; what came while nothing was paid counts in the first hour after. */
const decidedIn = ({ db }: World, { rule, values }: TweetProgram, after: number): number[] =>
  isReviewed(values)
    ? [
        after + 1,
        ...db.postReviews.flatMap(({ ruleId, decision }) =>
          ruleId === rule.id && decision ? [decision.effectiveAt] : [],
        ),
      ]
    : [];

/** The hours in which something happened, was decided or a post was over. */
const endsOf = (
  posts: readonly RaidPost[],
  acts: readonly DatedAct[],
  decided: readonly number[],
  after: number,
  until: number,
): number[] =>
  [
    ...new Set([
      ...posts.map(({ to }) => hourEnd(to)),
      ...decided.map(hourEnd),
      ...acts.flatMap(({ at, goneAt }) => [
        hourEnd(at),
        ...(goneAt === undefined ? [] : [hourEnd(goneAt)]),
      ]),
    ]),
  ]
    .filter((to) => to > after && to <= until)
    .toSorted((one, other) => one - other);

/** What was deleted within the time it had to stay. */
function lostIn(
  world: World,
  { values }: TweetProgram,
  posts: readonly RaidPost[],
  acts: readonly DatedAct[],
  to: number,
) {
  const within = values.penaltyWithin * 1000;
  const gone = acts.filter(
    ({ at, goneAt }) => goneAt !== undefined && goneAt <= to && goneAt - at < within,
  );
  if (gone.length === 0) return [];
  const owners = ownersOf(world);
  return gone.flatMap((act) => {
    const userId = owners.get(act.externalId);
    const post = posts.find((each) => actionOf(values, each, act) !== undefined);
    const action = post && actionOf(values, post, act);
    return userId === undefined || !post || !action || !isChecked(action, act)
      ? []
      : [{ userId, key: keyOf(action, post, act.target) }];
  });
}
