import { isOneOf } from '../../common-fields/condition';
import { messageLimits, nameLimits } from '@/shared/discord/limits';
import { webhookNamePattern } from '@/shared/discord/names';
import { defineModule } from '../../engine/defineModule';
import { choices } from '../../common-fields/choices';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { image } from '../../field-types/image/field';
import { linkButton } from '../../common-fields/message';
import { linkField } from '../../common-fields/link';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';
import type { ValuesOf } from '../../common-fields/field';
import type { Post } from '../../common-fields/post';
import { about } from './about';
import { words } from './words';

/** The post around the message. */
const postOf = (values: EmbedMessage): Post => ({
  channelId: values.channelId,
  links: values.buttons.map(({ label, url }) => linkButton(label, url)),
  ...(values.sender === 'WEBHOOK'
    ? {
        sender: {
          name: values.senderName || 'Custom sender',
          picture: values.senderPicture,
        },
      }
    : {}),
  pings: {
    users: values.mentionsUsers,
    roles: values.mentionsRoles,
    everyone: values.mentionsEveryone,
  },
});

const fields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  channelId: channel({
    label: 'Channel',
    kinds: ['text', 'announcement'],
    isRequired: true,
    suggest: 'announcements',
  }),
  message: message({
    label: 'Message',
    embed: { title: '{server.name} rules', description: 'Be kind. No mint links.' },
  }),
  buttons: list({
    label: 'Buttons',
    itemName: 'button',
    most: messageLimits.buttons,
    fields: {
      label: text({ label: 'Label', maxLength: messageLimits.buttonLabel, isRequired: true }),
      url: linkField({ label: 'Link' }),
    },
  }),
  sender: select({
    label: 'Sender',
    hint: 'Applies to new posts only.',
    choices: choices(['BOT', 'Bot'], ['WEBHOOK', 'Custom name and avatar']),
    initial: 'BOT',
  }),
  senderName: text({
    label: 'Sender name',
    maxLength: nameLimits.webhook,
    isRequired: true,
    pattern: webhookNamePattern,
    when: isOneOf('sender', 'WEBHOOK'),
  }),
  senderPicture: image({ label: 'Sender avatar', when: isOneOf('sender', 'WEBHOOK') }),
  mentionsUsers: toggle({ label: 'Ping mentioned members', initial: true }),
  mentionsRoles: toggle({ label: 'Ping mentioned roles', initial: false }),
  mentionsEveryone: toggle({ label: 'Ping @everyone and @here', initial: false }),
  keepsCopies: toggle({
    label: 'Update posted copies',
    hint: 'Saving also updates every copy in Discord.',
    initial: true,
  }),
};
export type EmbedMessage = ValuesOf<typeof fields>;

export default defineModule(about, words, {
  rules: { singular: 'message', columns: ['channelId', 'sender'] },
  fields,
  messages: { message: postOf },
  live: { says: 'Members see it in {channelId}.', posts: 'Posts the message in {channelId} now.' },
  opening: {
    says: ['Post the message below in {channelId}', 'as {sender}', 'called {senderName}', '.'],
    said: {
      sender: { BOT: 'the bot', WEBHOOK: 'a sender of your own' },
    },
    fields: ['name'],
    values: { name: 'Announcement' },
    means: ({ mentionsEveryone }) =>
      mentionsEveryone ? 'Mentions of @everyone and @here in the text notify everyone.' : null,
  },
  groups: [
    {
      title: 'Message and buttons',
      fields: ['name', 'channelId', 'sender', 'senderName', 'message', 'buttons'],
      beside: 'linkedCopies',
    },
    {
      title: 'Pings, copies and sender avatar',
      fields: [
        'mentionsUsers',
        'mentionsRoles',
        'mentionsEveryone',
        'keepsCopies',
        'senderPicture',
      ],
      isRare: true,
    },
  ],
  variables: [
    { name: 'server.name', sample: 'Solana Keep' },
    { name: 'member.count', sample: '1,204' },
    { name: 'channel', sample: '#rules' },
  ],
  templates: () => import('./templates'),
  page: { tabs: ['postHistory', 'linkedCopies'] },
});
