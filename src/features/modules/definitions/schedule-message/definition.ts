import { isOn, isOneOf, not } from '../../common-fields/condition';
import { nameLimits } from '@/shared/discord/limits';
import { defineModule } from '../../engine/defineModule';
import { amount } from '../../field-types/amount/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import type { ValuesOf } from '../../common-fields/field';
import { actionsInWords, mentioningPost, type PostActions } from '../../common-fields/post';
import { message } from '../../field-types/message/field';
import { schedule } from '../../common-fields/schedule';
import { address } from '../../field-types/address/field';
import { about } from './about';
import { words } from './words';

/** What becomes of a post of this message. */
const actionsOf = ({ isPinned, isCrossposted, previous }: ScheduledMessage): PostActions => ({
  isPinned,
  isCrossposted,
  previous: previous === 'EDIT' || previous === 'DELETE' ? previous : 'KEEP',
});

const isOnMarket = not(isOneOf('condition', 'ALWAYS'));

const fields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  schedule: schedule({ label: 'Schedule' }),
  hasRunLimit: toggle({ label: 'Limit the number of posts', initial: false }),
  maxRuns: number({
    label: 'Maximum posts',
    min: 1,
    max: 10_000,
    initial: 10,
    when: isOn('hasRunLimit'),
  }),
  onMissed: select({
    label: 'If the bot was offline',
    choices: choices(['SKIP', 'Skip the post'], ['SEND_LATE', 'Post up to 1 hour late']),
    initial: 'SKIP',
  }),
  channelId: channel({ label: 'Channel', isRequired: true, suggest: 'general' }),
  message: message({
    label: 'Message',
    content: 'gm, {server.name}',
  }),
  mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
  previous: select({
    label: 'Previous post',
    hint: 'Edits don’t ping anyone.',
    choices: choices(['KEEP', 'Keep'], ['DELETE', 'Delete'], ['EDIT', 'Edit in place']),
    initial: 'KEEP',
  }),
  isPinned: toggle({ label: 'Pin the post', initial: false }),
  isCrossposted: toggle({
    label: 'Publish to following servers',
    hint: 'Announcement channels only.',
    initial: false,
  }),
  threadName: text({
    label: 'Thread name',
    hint: 'Opens a thread on each post. Leave empty for no thread.',
    maxLength: nameLimits.thread,
  }),
  minMessages: number({
    label: 'Minimum messages since last post',
    hint: 'Skips the post while the channel is quiet. 0 = always post.',
    min: 0,
    max: 500,
    initial: 0,
  }),
  condition: select({
    label: 'Market condition',
    hint: 'Checked right before posting.',
    choices: choices(
      ['ALWAYS', 'None'],
      ['FLOOR_ABOVE', 'Collection floor above'],
      ['FLOOR_BELOW', 'Collection floor below'],
      ['PRICE_ABOVE', 'Token price above'],
      ['PRICE_BELOW', 'Token price below'],
    ),
    initial: 'ALWAYS',
  }),
  collection: address({
    of: 'collection',
    label: 'Collection',
    when: isOneOf('condition', 'FLOOR_ABOVE', 'FLOOR_BELOW'),
  }),
  mint: address({
    of: 'mint',
    label: 'Token',
    when: isOneOf('condition', 'PRICE_ABOVE', 'PRICE_BELOW'),
  }),
  threshold: amount({
    label: 'Price threshold',
    unit: 'SOL',
    decimals: 9,
    initial: '1',
    isPositive: true,
    when: isOnMarket,
  }),
};
const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** Days of a month in a sentence: "the 1st", "the last day". */
const dayWords: Readonly<Record<string, string>> = Object.fromEntries([
  ['L', 'the last day'],
  ...Array.from({ length: 28 }, (_, index) => {
    const day = index + 1;
    const isTeen = day > 10 && day < 14;
    return [String(day), `the ${String(day)}${(isTeen ? null : endings[day % 10]) ?? 'th'}`];
  }),
]);

export type ScheduledMessage = ValuesOf<typeof fields>;

export default defineModule(about, words, {
  rules: { singular: 'message', columns: ['schedule', 'channelId', 'previous'] },
  fields,
  messages: {
    message: (values) => ({
      ...mentioningPost(values),
      thread: values.threadName,
      notes: actionsInWords(actionsOf(values)),
    }),
  },
  live: { says: 'Posts go to {channelId}.' },
  opening: {
    says: [
      'Post in {channelId}',
      '{schedule.kind}',
      'on {schedule.monthDay}',
      'on {schedule.weekdays}',
      ['of {schedule.every} from {schedule.date}', 'on {schedule.date}'],
      '{schedule.cron}',
      'at {schedule.time}',
      '{schedule.timeZone}.',
    ],
    said: {
      'schedule.kind': {
        ONCE: 'once',
        INTERVAL: 'at an interval',
        DAILY: 'daily',
        WEEKLY: 'weekly',
        MONTHLY: 'monthly',
        CRON: 'by the cron pattern',
      },
      'schedule.monthDay': dayWords,
    },
    fields: ['name'],
    values: { name: 'gm' },
  },
  groups: [
    { title: 'Message', fields: ['name', 'channelId', 'message'] },
    {
      title: 'Next posts, end and limits',
      fields: ['schedule', 'hasRunLimit', 'maxRuns', 'onMissed'],
      isRare: true,
    },
    {
      title: 'Pings, pinning and threads',
      fields: ['mentionRoles', 'previous', 'isPinned', 'isCrossposted', 'threadName'],
      isRare: true,
    },
    {
      title: 'Conditions',
      fields: ['minMessages', 'condition', 'collection', 'mint', 'threshold'],
      isRare: true,
    },
  ],
  variables: [
    { name: 'server.name', sample: 'Solana Keep' },
    { name: 'member.count', sample: '310' },
    { name: 'channel', sample: '#gm' },
    { name: 'now', sample: '18:00' },
    { name: 'next.run', sample: 'tomorrow at 18:00' },
    { name: 'run.number', sample: '12' },
    {
      name: 'floor',
      sample: '12.4 SOL',
      known: ({ collection }) => (collection?.floorSol ? `${collection.floorSol} SOL` : undefined),
    },
    {
      name: 'price',
      sample: '0.0021 SOL',
      known: ({ token }) => (token?.priceSol ? `${token.priceSol} SOL` : undefined),
    },
    { name: 'holders', sample: '1,204' },
  ],
  templates: () => import('./templates'),
  page: { tabs: ['postHistory'] },
});
