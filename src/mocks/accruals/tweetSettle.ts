import { itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import { xPostOf } from '@/features/bot-modules/fields/xPost';
import type { GuildRow } from '../discord/rows';
import { indexHoldings } from '../rules/holdingIndex';
import type { World } from '../world';
import { hasSource } from './engage';
import { activityUntil, engageRules, hourOf } from './hourly';
import { hourEnd } from './inviteSettle';
import { accrualOf, keepRun } from './ledger';
import { tweetPrograms, wasUnlocked, type Program } from './programs';
import type { AccrualRow } from './rows';
import { actionOf, keyOf, postsOf, type RaidPost } from './tweetActs';
import { actsUntil, ownersOf, tweetRun, type DatedAct } from './tweetRuns';
import { isReviewed } from './postReviews';
import { backRun } from './takenBack';
import { holdFactorOf } from './holdFactor';
import { thoseOn } from './thoseThere';

const HOUR = 3_600_000;

/** ENGAGE_TO_EARN (spec §3): posts on X are of it (decision 86). */
const ENGAGE_TO_EARN = 23;

/** The rules of engage to earn, while they let posts on X pay. */
export function tweetRules(world: World, guild: GuildRow) {
  const rules = engageRules(world, guild);
  return rules?.engage.isOn && hasSource(rules.engage.values, 'TWEET') ? rules : null;
}

/** Notes when posts go live and are stopped: their time is counted from there. */
function mark(
  world: World,
  { values, rule, isOn }: Program,
  row: AccrualRow,
  isNew: boolean,
): void {
  const marks = { ...row.marks };
  const at = isNew ? world.clock.now() : Math.max(rule.updatedAt, row.startedAt);
  for (const item of itemsAt(values, 'posts')) {
    const id = xPostOf(textAt(item, 'url'))?.id ?? '';
    const status = textAt(item, 'status');
    if (status === 'LIVE' && isOn) {
      marks[`live:${id}`] ??= at;
      delete marks[`stop:${id}`];
    }
    if (status === 'STOPPED') marks[`stop:${id}`] ??= at;
  }
  if (JSON.stringify(marks) === JSON.stringify(row.marks ?? {})) return;
  row.marks = marks;
  world.changed();
}

/** Pays what members did with posts on X in the hours that are over, and takes back what they deleted too soon. */
export function settleTweets(world: World, guild: GuildRow): void {
  const now = world.clock.now();
  const until = now - (now % HOUR);
  for (const program of tweetPrograms(world, guild)) {
    const isNew = !world.db.accruals.some(({ ruleId }) => ruleId === program.rule.id);
    const row = accrualOf(world, guild.id, program, now);
    if (row === null) continue;
    mark(world, program, row, isNew);
    // While X tells nothing, nothing is decided: it is made up for as soon as it answers.
    const isDown = world.db.platforms.some(
      ({ platform, state }) => platform === 1 && state !== 'up',
    );
    if (until <= row.settledTo || isDown) continue;
    const after = row.settledTo;
    row.settledTo = until;
    if (program.isOn) payHours(world, guild, program, row, after, until);
    world.changed();
  }
}

function payHours(
  world: World,
  guild: GuildRow,
  program: Program,
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
  const thereAt = thoseOn(world, guild.id);
  const holdFactor = holdFactorOf(world, guild);
  for (const to of endsOf(posts, acts, decidedIn(world, program, after), after, until)) {
    if (!wasUnlocked(world, guild.id, 'tweet-to-earn', to)) continue;
    const period = { from: to - HOUR, to };
    const hour = hourOf(world, guild, rules, period, activity, index, holdFactor);
    const members = thereAt(to);
    const done = acts.filter(({ at }) => at <= to);
    for (const post of posts) {
      const run = tweetRun(hour, program, post, done, members);
      if (run) keepRun(world, run, ENGAGE_TO_EARN);
    }
    const back = backRun(world, guild.id, program, period, lostIn(world, program, posts, done, to));
    if (back) keepRun(world, back, ENGAGE_TO_EARN);
  }
}

/** When decisions of the team began to count; what came while nothing was paid counts in the first hour after. */
const decidedIn = ({ db }: World, { rule, values }: Program, after: number): number[] =>
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
  { values }: Program,
  posts: readonly RaidPost[],
  acts: readonly DatedAct[],
  to: number,
) {
  const within = numberAt(values, 'penaltyWithin') * 1000;
  const gone = acts.filter(
    ({ at, goneAt }) => goneAt !== undefined && goneAt <= to && goneAt - at < within,
  );
  if (gone.length === 0) return [];
  const owners = ownersOf(world);
  return gone.flatMap((act) => {
    const userId = owners.get(act.externalId);
    const post = posts.find((each) => actionOf(values, each, act) !== undefined);
    const action = post && actionOf(values, post, act);
    return userId === undefined || !post || !action ? [] : [{ userId, key: keyOf(action, post) }];
  });
}
