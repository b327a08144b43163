import { expect, test } from 'vitest';
import { tidyInvite, tidyUsername } from './discord';
import { readDiscordId } from './discordId';

const ID = '458304698827669536';

test.each([
  'https://discord.gg/castle',
  'http://discord.gg/castle',
  'discord.gg/castle',
  '.gg/castle',
  'https://discord.com/invite/castle',
  'https://www.discord.com/invite/castle?event=1',
  'https://ptb.discord.com/invite/castle/',
  'discordapp.com/invite/castle',
  '<https://discord.gg/castle>',
  'https://discord.gg/castle.',
  '\u200bhttps://discord.gg/castle ',
])('%s is an invite, kept in one form', (typed) => {
  expect(tidyInvite(typed)).toBe('https://discord.gg/castle');
});

test.each([
  '',
  'castle',
  'https://discord.gg/',
  'https://discord.gg.evil.test/castle',
  'https://discord.com/channels/1',
  'https://dsc.gg/castle',
])('“%s” is no invite, and stays as it was typed', (typed) => {
  expect(tidyInvite(typed)).toBe(typed);
});

test.each([
  ID,
  ` ${ID}\u200b`,
  `<@${ID}>`,
  `<@!${ID}>`,
  `<#${ID}>`,
  `<@&${ID}>`,
  `https://discord.com/users/${ID}`,
  `https://discord.com/channels/900000000000000001/${ID}`,
])('%s holds an id', (typed) => expect(readDiscordId(typed)).toBe(ID));

test.each(['', '123', `${ID}0000`, `4.58305E+17`, `https://evil.test/users/${ID}`, `<:a:${ID}>`])(
  '“%s” holds none',
  (typed) => expect(readDiscordId(typed)).toBeNull(),
);

test.each([
  ['@mira', 'mira'],
  [' mira\u200b ', 'mira'],
  ['mira.moat', 'mira.moat'],
  [`<@${ID}>`, ID],
])('the person typed as %s is %s', (typed, person) => {
  expect(tidyUsername(typed)).toBe(person);
});
