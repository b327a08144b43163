import { isOneOf } from '../../common-fields/condition';
import { menuLimits, messageLimits } from '@/shared/discord/limits';
import { reactionKey } from '@/shared/discord/names';
import { defineModule } from '../../engine/defineModule';
import { areUnique } from '../../engine/unique';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { mentions, roles } from '../../field-types/roles/field';
import { emoji } from '../../field-types/emoji/field';
import type { ValuesOf } from '../../common-fields/field';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';
import type { Post } from '../../common-fields/post';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

/** Members pick by what stands below the message; `most` counts only where the rule is a number. */
function panelPost(values: RolePanel): Post {
  const { options } = values;
  return {
    channelId: values.channelId,
    ...picked(values),
    reply: { text: values.reply, roles: options[0]?.roles ?? [] },
    roles: [
      ...options.map(({ label, roles: given }) => ({
        label: `${label || 'Choice'}:`,
        roles: given,
      })),
      { label: 'Only for', roles: values.requireRoles },
    ],
  };
}

function picked({ style, mode, most: limit, options }: RolePanel): Post {
  const picks = options.map(({ label, emoji: shown, description }) => ({
    label,
    emoji: shown,
    description,
  }));
  if (picks.length === 0) return {};
  if (style === 'REACTIONS') return { reactions: picks };
  if (style !== 'SELECT') return { buttons: picks };
  const most =
    mode === 'UNIQUE' ? 1 : Math.min(picks.length, mode === 'LIMITED' ? limit || 1 : picks.length);
  const placeholder =
    mode === 'UNIQUE'
      ? 'Choose one'
      : mode === 'LIMITED'
        ? `Choose up to ${String(most)}`
        : 'Choose your roles';
  return { menu: { placeholder, options: picks, most } };
}

/** The emoji members react with; none where they pick in another way. */
const emojiOf = ({ style, options }: RolePanel): string[] =>
  style === 'REACTIONS' ? options.map((option) => option.emoji) : [];

const fields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  style: select({
    label: 'Picked by',
    choices: choices(['BUTTONS', 'buttons'], ['SELECT', 'a menu'], ['REACTIONS', 'reactions']),
    initial: 'BUTTONS',
  }),
  options: list({
    label: 'Choices',
    itemName: 'choice',
    least: 1,
    most: messageLimits.buttons,
    fields: {
      emoji: emoji({ label: 'Emoji' }),
      label: text({ label: 'Label', maxLength: messageLimits.buttonLabel, isRequired: true }),
      description: text({ label: 'Description', maxLength: menuLimits.description }),
      roles: roles({ label: 'Roles', least: 1, most: 5 }),
    },
  }),
  mode: select({
    label: 'Rule',
    choices: choices(
      ['TOGGLE', 'Pressing again takes the role back'],
      ['ADD_ONLY', 'Roles are only given'],
      ['REMOVE_ONLY', 'Roles are only taken'],
      ['UNIQUE', 'One of them at a time'],
      ['LIMITED', 'Up to a number of them'],
    ),
    initial: 'TOGGLE',
  }),
  most: number({
    label: 'How many',
    min: 1,
    max: menuLimits.options,
    initial: 3,
    when: isOneOf('mode', 'LIMITED'),
  }),
  requireRoles: mentions({ label: 'Only for who has one of', most: 10 }),
  temporary: duration({
    label: 'The role goes after',
    hint: '0 keeps it.',
    min: 0,
    max: 30 * 86_400,
    initial: 0,
  }),
  channelId: channel({ label: 'Channel', isRequired: true }),
  message: message({
    label: 'Message',
    embed: { title: 'Pick your roles', description: 'Press again to give one back.' },
  }),
  reply: text({
    label: 'Answer',
    hint: 'Only who pressed sees it.',
    maxLength: messageLimits.answer,
    isRequired: true,
    initial: 'You now have {role}.',
  }),
};
export type RolePanel = ValuesOf<typeof fields>;

export default defineModule(about, words, {
  rules: { singular: 'panel', columns: ['style', 'mode', 'channelId'] },
  fields,
  messages: { message: panelPost },
  groups: [
    { title: 'What', fields: ['name', 'style', 'options'] },
    { title: 'Rules', fields: ['mode', 'most', 'requireRoles', 'temporary'], isRare: true },
    { title: 'Post', fields: ['channelId', 'message', 'reply'] },
  ],
  checks: [
    {
      path: 'options',
      message: `Discord allows ${messageLimits.reactions} reactions on a message.`,
      holds: ({ style, options }) =>
        style !== 'REACTIONS' || options.length <= messageLimits.reactions,
    },
    {
      path: 'options',
      message: 'Give each choice an emoji: members react with it.',
      holds: (values) => emojiOf(values).every((emoji) => emoji !== ''),
    },
    {
      path: 'options',
      message: 'Two choices have the same emoji. Each reaction needs its own.',
      holds: (values) => areUnique(emojiOf(values).map(reactionKey)),
    },
  ],
  variables: [
    {
      name: 'role',
      sample: '@Trader',
      roles: ({ options }) => options[0]?.roles ?? [],
    },
    { name: 'user.mention', sample: '@Mira Moat' },
    { name: 'server.name', sample: 'Solana Keep' },
  ],
});
