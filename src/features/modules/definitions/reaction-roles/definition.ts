import { isOneOf } from '../../common-fields/condition';
import { menuLimits, messageLimits } from '@/shared/discord/limits';
import { reactionKey } from '@/shared/discord/names';
import { counted } from '@/shared/text/language';
import { durationWords } from '@/shared/time/durationWords';
import { defineModule } from '../../engine/defineModule';
import { initialValues } from '../../engine/schema';
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

/**
 * Members pick with buttons, a menu or reactions below the message; `most` counts only if the mode
 * limits choices.
 */
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

/** The emoji members react with; none in the other styles. */
const emojiOf = ({ style, options }: RolePanel): string[] =>
  style === 'REACTIONS' ? options.map((option) => option.emoji) : [];

/** One choice of the panel. */
const option = {
  emoji: emoji({ label: 'Emoji' }),
  label: text({ label: 'Label', maxLength: messageLimits.buttonLabel, isRequired: true }),
  description: text({ label: 'Description', maxLength: menuLimits.description }),
  roles: roles({ label: 'Roles', least: 1, most: 5 }),
};

const fields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  style: select({
    label: 'Picker',
    choices: choices(['BUTTONS', 'Buttons'], ['SELECT', 'Menu'], ['REACTIONS', 'Reactions']),
    initial: 'BUTTONS',
  }),
  options: list({
    label: 'Choices',
    itemName: 'choice',
    least: 1,
    most: messageLimits.buttons,
    first: ['label', 'roles'],
    fields: option,
  }),
  mode: select({
    label: 'Selection rule',
    choices: choices(
      ['TOGGLE', 'Pick to add, pick again to remove'],
      ['ADD_ONLY', 'Only add roles'],
      ['REMOVE_ONLY', 'Only remove roles'],
      ['UNIQUE', 'One choice at a time'],
      ['LIMITED', 'Limited number of choices'],
    ),
    initial: 'TOGGLE',
  }),
  most: number({
    label: 'Maximum choices',
    min: 1,
    max: menuLimits.options,
    initial: 3,
    when: isOneOf('mode', 'LIMITED'),
  }),
  requireRoles: mentions({
    label: 'Required roles',
    hint: 'Members need one of them. Leave empty to allow everyone.',
    most: 10,
  }),
  temporary: duration({
    label: 'Remove role after',
    hint: '0 = keep the role.',
    min: 0,
    max: 30 * 86_400,
    initial: 0,
  }),
  channelId: channel({ label: 'Channel', isRequired: true, suggest: 'roles' }),
  message: message({
    label: 'Message',
    embed: { title: 'Pick your roles', description: 'Pick a role again to remove it.' },
  }),
  reply: text({
    label: 'Reply',
    hint: 'Only the member who picked can see it.',
    maxLength: messageLimits.answer,
    isRequired: true,
    initial: 'You now have {role}.',
  }),
};
export type RolePanel = ValuesOf<typeof fields>;

/** What a pick does, in a sentence. */
function picking({ mode, most, temporary }: RolePanel): string {
  const end = temporary > 0 ? ` The bot removes it after ${durationWords(temporary)}.` : '';
  if (mode === 'ADD_ONLY') return `A pick adds the role, and never removes it.${end}`;
  if (mode === 'REMOVE_ONLY') return 'A pick removes the role.';
  if (mode === 'UNIQUE') return `A pick adds the role and removes the one picked before.${end}`;
  if (mode === 'LIMITED') return `Members can have up to ${counted(most, 'choice')}.${end}`;
  return `A pick adds the role, and another pick removes it.${end}`;
}

export default defineModule(about, words, {
  rules: { singular: 'panel', columns: ['style', 'mode', 'channelId'] },
  fields,
  messages: { message: panelPost },
  live: {
    says: 'Members pick roles in {channelId}.',
    posts: 'Posts the panel in {channelId} now.',
  },
  opening: {
    says: ['Members pick their roles in {channelId}', 'from choices shown as {style}.'],
    said: {
      style: { BUTTONS: 'buttons', SELECT: 'a menu', REACTIONS: 'reactions' },
    },
    fields: ['name'],
    values: { name: 'Pick your roles', options: [initialValues(option)] },
    means: picking,
  },
  groups: [
    { title: 'Choices', fields: ['name', 'style', 'channelId', 'options'] },
    {
      title: 'Limits',
      fields: ['mode', 'most', 'requireRoles', 'temporary'],
      isRare: true,
    },
    { title: 'Message and reply', fields: ['message', 'reply'], isRare: true },
  ],
  checks: [
    {
      path: 'options',
      message: `Discord allows ${messageLimits.reactions} reactions per message.`,
      holds: ({ style, options }) =>
        style !== 'REACTIONS' || options.length <= messageLimits.reactions,
    },
    {
      path: 'options',
      message: 'Add an emoji to each choice. Members react with it.',
      holds: (values) => emojiOf(values).every((emoji) => emoji !== ''),
    },
    {
      path: 'options',
      message: 'Two choices use the same emoji. Give each its own.',
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
