import { expect, test } from 'vitest';
import { emptyEmbed, type Embed } from '../common-fields/message';
import { hasSilentMention } from './silentMentions';

const ROLE = '111111111111111111';
const variables = [
  { name: 'user.mention', sample: '@Mira Moat' },
  { name: 'staff.mention', sample: '@Helpers', roles: () => [] },
  { name: 'user.name', sample: '@Mira', isText: true },
  { name: 'channel', sample: '#general' },
];
const isSilent = (embed: Partial<Embed>, content = '', mentions: readonly string[] = []) =>
  hasSilentMention(
    { content, embeds: [{ ...emptyEmbed, ...embed }], buttons: [] },
    { mentions },
    variables,
  );

test.each([
  `gm <@${ROLE}>`,
  `> ||<@&${ROLE}>||`,
  '- @everyone',
  '@here',
  '{user.mention}',
  '{staff.mention}',
])('“%s” in an embed notifies no one', (text) => {
  expect(isSilent({ description: text })).toBe(true);
  expect(isSilent({ fields: [{ name: 'For', value: text, isInline: true }] })).toBe(true);
  expect(isSilent({ description: text }, text)).toBe(false);
});

test.each([`\`<@${ROLE}>\``, `<#${ROLE}>`, '{user.name}', '{channel}', '<id:guide>'])(
  '“%s” is no mention that could notify',
  (text) => {
    expect(isSilent({ description: text })).toBe(false);
  },
);

test('a role that is mentioned before the text is notified', () => {
  expect(isSilent({ description: `<@&${ROLE}>` }, '', [ROLE])).toBe(false);
});

test('another mention in the text notifies others', () => {
  expect(isSilent({ description: `<@&${ROLE}>` }, '<@222222222222222222>')).toBe(true);
});
