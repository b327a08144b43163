import { has, isOn } from '../../common-fields/condition';
import { counted } from '@/shared/text/language';
import { defineModule } from '../../engine/defineModule';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { roles } from '../../field-types/roles/field';
import { message } from '../../field-types/message/field';
import { duration } from '../../field-types/duration/field';
import type { ValuesOf } from '../../common-fields/field';
import { about } from './about';
import { words } from './words';

const DAY = 86_400;

const fields = {
  trigger: select({
    label: 'Greet new members',
    choices: choices(
      ['ON_JOIN', 'When they join'],
      ['AFTER_MEMBERSHIP_SCREENING', 'After Discord’s membership screening'],
      ['AFTER_CAPTCHA', 'After they pass the captcha'],
      ['AFTER_WALLET_LINK', 'After they link a wallet'],
    ),
    initial: 'ON_JOIN',
  }),
  channelId: channel({ label: 'Channel', isRequired: true, suggest: 'welcome' }),
  message: message({
    label: 'Message',
    content: 'Welcome {user.mention}, you are member {member.count} of {server.name}.',
  }),
  deleteAfter: duration({
    label: 'Delete greeting after',
    hint: '0 = keep it.',
    min: 0,
    max: DAY,
    initial: 0,
  }),
  hasDm: toggle({ label: 'Also send a direct message', initial: false }),
  dm: message({
    label: 'Direct message',
    content: 'Welcome to {server.name}!',
    when: isOn('hasDm'),
  }),
  autoRoles: roles({
    label: 'Starter roles',
    hint: 'Every new member except bots gets them.',
    most: 5,
  }),
  delay: duration({
    label: 'Give roles after',
    min: 0,
    max: DAY,
    initial: 0,
    when: has('autoRoles'),
  }),
  hasGoodbye: toggle({ label: 'Say goodbye to members who leave', initial: false }),
  goodbyeChannelId: channel({
    label: 'Channel',
    isRequired: true,
    suggest: 'goodbye',
    when: isOn('hasGoodbye'),
  }),
  goodbye: message({
    label: 'Goodbye message',
    content: '{user.name} has left.',
    when: isOn('hasGoodbye'),
  }),
  censorInvites: toggle({ label: 'Hide invite links in names', initial: true }),
  skipBots: toggle({ label: 'Don’t greet bots', initial: true }),
  raidPause: number({
    label: 'Raid threshold',
    unit: 'joins per minute',
    hint: 'Pauses greetings when more than this many members join within a minute.',
    min: 1,
    max: 1000,
    initial: 30,
  }),
};
export type Welcome = ValuesOf<typeof fields>;

export default defineModule(about, words, {
  fields,
  messages: {
    message: ({ channelId, autoRoles }) => ({
      channelId,
      roles: [{ label: 'New members get', roles: autoRoles }],
    }),
    dm: () => ({ place: 'Direct message' }),
    goodbye: ({ goodbyeChannelId }) => ({ channelId: goodbyeChannelId }),
  },
  live: { says: 'New members see it in {channelId}.' },
  opening: {
    says: ['Greet new members in {channelId}', '{trigger}.'],
    said: {
      trigger: {
        ON_JOIN: 'when they join',
        AFTER_MEMBERSHIP_SCREENING: 'after Discord’s membership screening',
        AFTER_CAPTCHA: 'after they pass the captcha',
        AFTER_WALLET_LINK: 'after they link a wallet',
      },
    },
    means: ({ raidPause }) =>
      `Greetings pause while more than ${counted(raidPause, 'member')} a minute join.`,
  },
  groups: [
    { title: 'Message', fields: ['trigger', 'channelId', 'message'] },
    { title: 'Direct message', fields: ['hasDm', 'dm'], isRare: true },
    { title: 'Starter roles', fields: ['autoRoles', 'delay'], isRare: true },
    { title: 'Goodbye', fields: ['hasGoodbye', 'goodbyeChannelId', 'goodbye'], isRare: true },
    {
      title: 'Raids, bots and cleanup',
      fields: ['raidPause', 'skipBots', 'censorInvites', 'deleteAfter'],
      isRare: true,
    },
  ],
  variables: [
    { name: 'user.mention', sample: '@Mira Moat' },
    { name: 'user.name', sample: 'Mira Moat' },
    { name: 'member.count', sample: '1,204' },
    { name: 'server.name', sample: 'Solana Keep' },
    { name: 'channel', sample: '#welcome' },
    { name: 'account.age', sample: '2 years' },
    { name: 'inviter.mention', sample: '@Abel Banner' },
  ],
  templates: () => import('./templates'),
  page: { tabs: ['postHistory'] },
});
