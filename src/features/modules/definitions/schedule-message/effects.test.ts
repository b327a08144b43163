import { blankDelivery } from '@/mock-api/domains/post-history/make';
import { createPostCases, KEEPERS, NOON, SOL_MINT } from '@/mock-api/testing/deliveries';
import { valuesAt } from '../../engine/paths';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const DAY = 86_400_000;
const cases = await createPostCases('schedule-message');
const { channelId, roleId, guild, spec } = cases;
const announcements = guild.channels.find(({ type }) => type === 5)?.id ?? '';

/** Month, day and time (UTC) of the runs of four days from Friday, November 20 at noon. */
const runs = (values: Values) =>
  cases
    .between(values, NOON, NOON + 4 * DAY)
    .map(({ due }) => new Date(due.at).toISOString().slice(5, 16));
const first = (values: Values) => cases.between(values, NOON, NOON + DAY)[0];
const due = (values: Values) => first(values)?.due;
const post = (values: Values) => first(values)?.post;
const unmet = (values: Values) => first(values)?.unmet;
const isOverAfter = (total: number) => (values: Values) =>
  due(values)?.isOver?.({ total, sentAfter: () => [] });

const initial = valuesAt(spec.initial, 'schedule');
const at = (given: Values) => ({ schedule: { ...initial, ...given } });
const daily = ['11-20T18:00', '11-21T18:00', '11-22T18:00', '11-23T18:00'];

/** What becomes of the post before it, which went to the same channel. */
function replaced(values: Values) {
  const next = due(values);
  if (!next) throw new Error('Nothing is due.');
  const rule = { module: spec.slug, id: 'rule', name: '', values, createdAt: 0, updatedAt: 0 };
  const before = {
    ...blankDelivery(guild, rule, { ...next, channelId, number: 0 }),
    messageId: '7',
  };
  return next.replaces?.({ total: 1, sentAfter: () => [before] })?.how;
}

describeEffects(spec, {
  name: { value: 'gm', outcome: cases.nameOf, becomes: 'gm', from: 'rule' },
  schedule: {
    value: at({ time: '08:00' }).schedule,
    outcome: runs,
    becomes: ['11-21T08:00', '11-22T08:00', '11-23T08:00', '11-24T08:00'],
    from: daily,
  },
  'schedule.kind': {
    given: at({ date: '2026-11-21' }),
    value: 'ONCE',
    outcome: runs,
    becomes: ['11-21T18:00'],
    from: daily,
  },
  'schedule.date': {
    given: at({ kind: 'ONCE' }),
    value: '2026-11-22',
    outcome: runs,
    becomes: ['11-22T18:00'],
    from: [],
  },
  'schedule.every': {
    given: at({ kind: 'INTERVAL', date: '2026-11-20' }),
    value: 2 * 86_400,
    outcome: runs,
    becomes: ['11-20T18:00', '11-22T18:00'],
    from: daily,
  },
  'schedule.weekdays': {
    given: at({ kind: 'WEEKLY' }),
    value: ['6', '0'],
    outcome: runs,
    becomes: ['11-21T18:00', '11-22T18:00'],
    from: ['11-23T18:00'],
  },
  'schedule.monthDay': {
    given: at({ kind: 'MONTHLY' }),
    value: '22',
    outcome: runs,
    becomes: ['11-22T18:00'],
    from: [],
  },
  'schedule.time': {
    given: at({ kind: 'ONCE', date: '2026-11-22' }),
    value: '09:30',
    outcome: runs,
    becomes: ['11-22T09:30'],
    from: ['11-22T18:00'],
  },
  'schedule.cron': {
    given: at({ kind: 'CRON' }),
    value: '15 9 21 * *',
    outcome: (values) => runs(values).includes('11-21T09:15'),
    becomes: true,
    from: false,
  },
  'schedule.timeZone': {
    given: at({ kind: 'ONCE', date: '2026-11-22' }),
    value: 'America/New_York',
    outcome: runs,
    becomes: ['11-22T23:00'],
    from: ['11-22T18:00'],
  },
  'schedule.hasEnd': {
    given: at({ endDate: '2026-11-21' }),
    value: true,
    outcome: runs,
    becomes: daily.slice(0, 2),
    from: daily,
  },
  'schedule.endDate': {
    given: at({ hasEnd: true }),
    value: '2026-11-21',
    outcome: runs,
    becomes: daily.slice(0, 2),
    from: [],
  },
  hasRunLimit: { value: true, outcome: isOverAfter(10), becomes: true, from: false },
  maxRuns: {
    given: { hasRunLimit: true },
    value: 3,
    outcome: isOverAfter(3),
    becomes: true,
    from: false,
  },
  onMissed: {
    value: 'SEND_LATE',
    outcome: (values) => due(values)?.lateBy,
    becomes: 3_600_000,
    from: 0,
  },
  channelId: {
    value: channelId,
    outcome: (values) => first(values)?.channelId,
    becomes: channelId,
    from: '',
  },
  message: {
    value: { content: 'Look!', embeds: [], buttons: [] },
    outcome: (values) => post(values)?.message?.content,
    becomes: 'Look!',
    from: 'gm, {server.name}',
  },
  mentionRoles: {
    value: [roleId],
    outcome: (values) => post(values)?.mentions,
    becomes: [roleId],
    from: [],
  },
  previous: {
    given: { channelId },
    value: 'DELETE',
    outcome: replaced,
    becomes: 'DELETE',
    from: undefined,
  },
  isPinned: {
    value: true,
    outcome: (values) => post(values)?.actions?.isPinned,
    becomes: true,
    from: undefined,
  },
  isCrossposted: {
    given: { channelId: announcements },
    value: true,
    outcome: (values) => post(values)?.actions?.isCrossposted,
    becomes: true,
    from: undefined,
  },
  threadName: {
    value: 'gm {now}',
    outcome: (values) => post(values)?.thread,
    becomes: 'gm {now}',
    from: '',
  },
  minMessages: { value: 500, outcome: unmet, becomes: ['minMessages'], from: [] },
  condition: {
    given: { collection: KEEPERS, threshold: '1000000' },
    value: 'FLOOR_ABOVE',
    outcome: unmet,
    becomes: ['condition'],
    from: [],
  },
  collection: {
    given: { condition: 'FLOOR_BELOW', threshold: '1000000' },
    value: KEEPERS,
    outcome: unmet,
    becomes: [],
    from: ['condition'],
  },
  mint: {
    given: { condition: 'PRICE_BELOW', threshold: '1000000' },
    value: SOL_MINT,
    outcome: unmet,
    becomes: [],
    from: ['condition'],
  },
  threshold: {
    given: { condition: 'FLOOR_BELOW', collection: KEEPERS },
    value: '1000000',
    outcome: unmet,
    becomes: [],
    from: ['condition'],
  },
});
