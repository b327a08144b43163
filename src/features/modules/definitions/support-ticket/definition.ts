import { isOneOf, not } from '../../common-fields/condition';
import { lengthOf } from '@/shared/discord/textLength';
import { messageLimits, modalLimits, nameLimits } from '@/shared/discord/limits';
import { durationWords } from '@/shared/time/durationWords';
import { defineModule } from '../../engine/defineModule';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import type { ValuesOf } from '../../common-fields/field';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';
import type { Post } from '../../common-fields/post';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

const HOUR = 3600;

/** Who presses the panel's button is asked the questions, and then has a ticket. */
const panelPost = ({ panelChannelId, name, description, questions }: TicketType): Post => ({
  channelId: panelChannelId,
  buttons: [{ label: name || 'Ticket type name', style: 'primary' }],
  questions: {
    title: name,
    items: questions.map(({ label, isRequired, style }) => ({
      label,
      isRequired,
      isLong: style === 'PARAGRAPH',
    })),
  },
  notes: description === '' ? [] : [description],
});

const ticketPost = ({ container, channelName, claiming, staffRoles }: TicketType): Post => ({
  place: `${container === 'CHANNEL' ? 'Separate channel' : 'Private thread'}: ${channelName}`,
  channelName,
  buttons: [
    ...(claiming === 'OFF' ? [] : [{ label: 'Take over', style: 'secondary' as const }]),
    { label: 'Close', style: 'danger' },
  ],
  roles: [{ label: 'Answered by', roles: staffRoles }],
});

const fields = {
  name: text({ label: 'Name', maxLength: messageLimits.buttonLabel, isRequired: true }),
  description: text({ label: 'Description', maxLength: 100 }),
  panelChannelId: channel({ label: 'Panel channel', isRequired: true, suggest: 'support' }),
  panel: message({
    label: 'Panel',
    embed: { title: 'Need help?', description: 'Press the button and tell us what you need.' },
  }),
  container: select({
    label: 'Ticket location',
    choices: choices(['THREAD', 'Private thread'], ['CHANNEL', 'Separate channel']),
    initial: 'THREAD',
  }),
  categoryId: channel({
    label: 'Channel category',
    hint: 'Discord allows 50 channels per category.',
    kinds: ['category'],
    isRequired: true,
    when: isOneOf('container', 'CHANNEL'),
  }),
  channelName: text({
    label: 'Channel or thread name',
    maxLength: nameLimits.channel,
    isRequired: true,
    initial: 'ticket-{num}',
  }),
  staffRoles: mentions({ label: 'Support roles', least: 1, most: 10, suggest: 'team' }),
  questions: list({
    label: 'Questions',
    itemName: 'question',
    most: modalLimits.inputs,
    fields: {
      label: text({ label: 'Question', maxLength: modalLimits.inputLabel, isRequired: true }),
      style: select({
        label: 'Answer length',
        choices: choices(['SHORT', 'One line'], ['PARAGRAPH', 'Several lines']),
        initial: 'SHORT',
      }),
      isRequired: toggle({ label: 'Required', initial: true }),
    },
  }),
  opening: message({
    label: 'First message',
    content: 'Thanks, {user.mention}. {staff.mention} will be with you shortly.',
  }),
  memberLimit: number({ label: 'Maximum open tickets per member', min: 1, max: 10, initial: 1 }),
  autoClose: duration({
    label: 'Close after inactivity of',
    hint: '0 = never close.',
    min: 0,
    max: 720 * HOUR,
    initial: 12 * HOUR,
  }),
  claiming: select({
    label: 'Ticket takeover',
    choices: choices(['OFF', 'Off'], ['OPTIONAL', 'Optional'], ['REQUIRED', 'Required']),
    initial: 'OPTIONAL',
  }),
  transcript: select({
    label: 'Transcript',
    choices: choices(['NONE', 'None'], ['TXT', 'Text file'], ['HTML', 'Web page']),
    initial: 'HTML',
  }),
  transcriptChannelId: channel({
    label: 'Transcript channel',
    isRequired: true,
    suggest: 'staff',
    when: not(isOneOf('transcript', 'NONE')),
  }),
  retention: number({
    label: 'Keep transcripts for',
    unit: 'days',
    min: 1,
    max: 365,
    initial: 90,
    when: not(isOneOf('transcript', 'NONE')),
  }),
  hasFeedback: toggle({ label: 'Ask for a star rating', initial: true }),
};
export type TicketType = ValuesOf<typeof fields>;

export default defineModule(about, words, {
  rules: { singular: 'ticket type', columns: ['container', 'staffRoles', 'panelChannelId'] },
  fields,
  messages: { panel: panelPost, opening: ticketPost },
  live: {
    says: 'Members open tickets in {panelChannelId}.',
    posts: 'Posts the panel in {panelChannelId} now.',
  },
  opening: {
    says: [
      'Members ask for help in {panelChannelId}',
      'and talk to {staffRoles}',
      'in a {container}',
      'in the category {categoryId}',
      '.',
      'After closing, {transcript}',
      'in {transcriptChannelId}',
      '.',
    ],
    said: {
      container: { THREAD: 'private thread', CHANNEL: 'separate channel' },
      transcript: {
        NONE: 'keep no transcript',
        TXT: 'keep a text file of it',
        HTML: 'keep a web page of it',
      },
    },
    fields: ['name'],
    values: { name: 'Support' },
    means: ({ autoClose }) =>
      autoClose > 0
        ? `Tickets close after ${durationWords(autoClose)} without a message.`
        : 'Tickets stay open until someone closes them.',
  },
  groups: [
    {
      title: 'Ticket',
      fields: [
        'name',
        'panelChannelId',
        'staffRoles',
        'container',
        'categoryId',
        'transcript',
        'transcriptChannelId',
      ],
    },
    {
      title: 'Questions and first message',
      fields: ['questions', 'opening'],
      isRare: true,
    },
    { title: 'Panel', fields: ['description', 'panel'], isRare: true },
    {
      title: 'Ticket names, limits and closing',
      fields: ['channelName', 'claiming', 'memberLimit', 'autoClose', 'retention', 'hasFeedback'],
      isRare: true,
    },
  ],
  checks: [
    {
      path: 'name',
      message: `Maximum ${modalLimits.title} characters with questions. Discord shows the name as the form’s title.`,
      holds: ({ questions, name }) => questions.length === 0 || lengthOf(name) <= modalLimits.title,
    },
  ],
  variables: [
    { name: 'num', sample: '0042' },
    { name: 'user.mention', sample: '@Mira Moat' },
    { name: 'staff.mention', sample: '@Helpers', roles: ({ staffRoles }) => staffRoles },
    { name: 'category', sample: 'Payments', known: ({ values }) => values.name },
    { name: 'wallet.short', sample: '2dJ5…9dtb' },
  ],
  templates: () => import('./templates'),
  page: { tabs: ['tickets'] },
});
