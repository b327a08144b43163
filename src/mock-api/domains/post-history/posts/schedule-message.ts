import { LANGUAGE } from '@/shared/text/locales';
import spec from '@/features/modules/definitions/schedule-message/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { unitsOf } from '@/features/modules/common-fields/decimal';
import { nextRuns } from '@/features/modules/common-fields/nextRuns';
import type { FilterOutcome } from '@/features/modules/post-history/delivery';
import { HOUR } from '@/shared/time/durations';
import { iso } from '../../../store/clock';
import { randomOf } from '../../../store/hashed';
import { findCollection } from '../../market/market';
import { priceAt, priceInWords } from '../../market/prices';
import { isDeleted } from '../copies/copies';
import { createPoster, type Past, type Posting, type PostingRule } from '../due';
import type { PostRow, Replaced } from '../../discord-posts/post';
import { messagePost, outcome, told } from '../compose/common';
import { everybodyOn, headcount, holdersOf } from '../compose/figures';
import { symbolOf } from '../compose/pieces';

type ScheduledMessage = ValuesOf<typeof spec.fields>;

/** Maximum number of a rule's posts to catch up with at once; a schedule may have one every five minutes. */
const MOST_RUNS = 500;

/**
 * Number of other messages in a channel. Members' messages are on Discord and not in any table, so the number is
 * random.
 */
function messagesIn(channelId: string, after: number, to: number): number {
  let sum = 0;
  for (let hour = Math.floor(after / HOUR) + 1; hour <= Math.floor(to / HOUR); hour += 1)
    sum += randomOf('chat', channelId, String(hour)).int(0, 5);
  return sum;
}

/** Market prices have 15 decimals, amounts in forms nine. */
const FINER = 1_000_000n;

function marketFilter({ values }: PostingRule<ScheduledMessage>, at: number): FilterOutcome[] {
  const { condition } = values;
  if (condition === 'ALWAYS') return [];
  const [what, side] = condition.split('_');
  const threshold = (unitsOf(values.threshold) ?? 0n) * FINER;
  const collection = findCollection(values.collection);
  const { mint } = values;
  const have =
    what === 'FLOOR'
      ? (unitsOf(collection?.floorSol ?? '') ?? null)
      : (priceAt(mint, at, 'SOL') ?? null);
  const units = have !== null && what === 'FLOOR' ? have * FINER : have;
  const met = units !== null && (side === 'ABOVE' ? units > threshold : units < threshold);
  const label =
    what === 'FLOOR'
      ? `Floor of ${collection?.name ?? 'the collection'}`
      : `Price of ${symbolOf(mint)}`;
  return [
    outcome(
      'condition',
      label,
      met,
      units === null ? 'unknown' : priceInWords(units, 'SOL'),
      `${side === 'ABOVE' ? 'above' : 'below'} ${priceInWords(threshold, 'SOL')}`,
    ),
  ];
}

function filtersOf(rule: PostingRule<ScheduledMessage>, at: number, past: Past): FilterOutcome[] {
  const { minMessages: least, channelId } = rule.values;
  if (least === 0) return marketFilter(rule, at);
  const last = past.sentAfter(rule.createdAt).at(-1)?.at ?? at - 24 * HOUR;
  const written = messagesIn(channelId, last, at);
  return [
    outcome(
      'minMessages',
      'Messages from others since the last post',
      written >= least,
      String(written),
      `at least ${String(least)}`,
    ),
    ...marketFilter(rule, at),
  ];
}

function variablesOf(
  { world, guild }: Posting,
  { values }: PostingRule<ScheduledMessage>,
  at: number,
  run: number,
) {
  const text = JSON.stringify([values.message, values.threadName]);
  const next = text.includes('{next.run}')
    ? nextRuns(values.schedule, new Date(at), 1)[0]
    : undefined;
  const { mint } = values;
  const price = priceAt(mint, at, 'SOL');
  const floor = findCollection(values.collection)?.floorSol ?? null;
  return [
    told('server.name', guild.name),
    told(
      'member.count',
      text.includes('{member.count}')
        ? headcount(everybodyOn(world, guild))(at).toLocaleString(LANGUAGE)
        : '',
    ),
    told('now', `${iso(at).slice(11, 16)} UTC`),
    told(
      'next.run',
      next ? `${next.toISOString().slice(0, 16).replace('T', ' at ')} UTC` : 'never',
    ),
    told('run.number', String(run)),
    told('floor', floor === null ? '…' : `${floor} SOL`),
    told('price', price === null ? '…' : priceInWords(price, 'SOL')),
    told('holders', holdersOf(world, values.collection).toLocaleString(LANGUAGE)),
  ];
}

/** The post that the rule edits or deletes; null where it is in another channel, or was deleted on Discord. */
function replacedBy(
  { world }: Posting,
  rule: PostingRule<ScheduledMessage>,
  past: Past,
): Replaced | null {
  const { previous: how } = rule.values;
  if (how !== 'EDIT' && how !== 'DELETE') return null;
  const { channelId, messageId } = past.sentAfter(0).at(-1) ?? { channelId: null, messageId: null };
  const isHere = channelId !== null && channelId === rule.values.channelId;
  return isHere && messageId !== null && !isDeleted(world.db, channelId, messageId)
    ? { channelId, messageId, how }
    : null;
}

/** Discord's type of announcement channels, the only ones that other servers can follow. */
const ANNOUNCEMENT = 5;

function postOf(
  posting: Posting,
  { values }: PostingRule<ScheduledMessage>,
  variables: PostRow['variables'],
): PostRow {
  const channel = posting.guild.channels.find(({ id }) => id === values.channelId);
  const isCrossposted = values.isCrossposted && channel?.type === ANNOUNCEMENT;
  const { isPinned } = values;
  return {
    ...messagePost(values.message, variables, values.mentionRoles),
    thread: values.threadName,
    ...(isPinned || isCrossposted ? { actions: { isPinned, isCrossposted } } : {}),
  };
}

/** Runs after one moment and up to another. Computing a run is expensive, so they are requested in small batches. */
function runsIn(when: ScheduledMessage['schedule'], after: number, to: number): number[] {
  const runs: number[] = [];
  while (runs.length < MOST_RUNS) {
    const next = nextRuns(when, new Date(runs.at(-1) ?? after), 8).map((run) => run.getTime());
    runs.push(...next.filter((at) => at <= to));
    if (next.length < 8 || next.some((at) => at > to)) break;
  }
  return runs;
}

/** Messages at set times. */
const schedule = createPoster(spec, {
  place: 6,

  due: (posting, rule, after, to) => {
    const { values } = rule;
    let runs = 0;
    const { hasRunLimit: isLimited, maxRuns: most } = values;
    return runsIn(values.schedule, after, to).map((at) => ({
      key: `run:${String(at)}`,
      at,
      kind: 'RUN',
      label: 'Scheduled post',
      signature: null,
      by: null,
      channelAt: 'channelId',
      lateBy: values.onMissed === 'SEND_LATE' ? HOUR : 0,
      filters: (past) => {
        runs = past.total;
        return filtersOf(rule, at, past);
      },
      isOver: (past) => isLimited && past.total >= most,
      replaces: (past) => replacedBy(posting, rule, past),
      post: () => postOf(posting, rule, variablesOf(posting, rule, at, runs + 1)),
    }));
  },
});
export default schedule;
