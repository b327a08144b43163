import { expect, test } from 'vitest';
import type { ServerEmoji } from '@/features/server/discord/emoji';
import * as lookUp from '../../field-types/emoji/emojiSearch';
import { channelAt, emojiAt, mentionAt } from './begun';

const role = (id: string, name: string) => ({ id, name, color: 0, position: 1, managed: false });
const server = {
  guildId: '900',
  guildRoles: [
    role('900', '@everyone'),
    role('901', 'Keepers'),
    role('902', 'Old Keepers'),
    role('903', '🅼🅾🅳 Équipe'),
  ],
  guildChannels: [
    { id: '800', name: 'Hall', type: 4 },
    { id: '801', name: 'general', type: 0, parentId: '800' },
    { id: '802', name: 'gm-general', type: 0 },
    { id: '803', name: '📜・𝓻𝓾𝓵𝓮𝓼-café', type: 0 },
  ],
};
const puts = (found: ReturnType<typeof emojiAt>) => found?.options.map(({ put }) => put);
const own = (id: string, name: string, animated = false): ServerEmoji => ({
  id,
  name,
  animated,
  available: true,
  picture: null,
  stillPicture: null,
});
const KEEP = own('771100000000000001', 'keep');
const FIRE = own('771100000000000002', 'fire', true);
const emoji = (text: string, usable: readonly ServerEmoji[] = [], isComing = false) =>
  emojiAt(text, text.length, lookUp, { usable, isComing });
const mention = (text: string) => puts(mentionAt(text, text.length, server));
const channel = (text: string) => puts(channelAt(text, text.length, server));

test('two letters after a colon find emoji', () => {
  expect(puts(emoji('gm :fir'))?.[0]).toBe('🔥');
  expect(emoji('gm :f')).toBeNull();
});

test('a closed name is a single emoji, inserted at once', () => {
  expect(emoji('gm :fire:')).toMatchObject({ from: 3, isClosed: true });
  expect(puts(emoji(':party_popper:'))).toEqual(['🎉']);
  expect(emoji(':no such thing:')).toBeNull();
});

test('server emoji come first and are written in message format', () => {
  expect(puts(emoji('gm :fir', [KEEP, FIRE]))?.slice(0, 2)).toEqual([
    '<a:fire:771100000000000002>',
    '🔥',
  ]);
  expect(emoji(':kee', [KEEP])?.options[0]).toMatchObject({ shown: ':keep:', own: KEEP });
});

test('a closed name becomes the server’s emoji when exactly one emoji has it', () => {
  expect(emoji(':fire:', [FIRE])).toMatchObject({ isClosed: true });
  expect(puts(emoji(':fire:', [FIRE]))).toEqual(['<a:fire:771100000000000002>']);
  const two = emoji(':keep:', [KEEP, own('771100000000000003', 'keep')]);
  expect(two).toMatchObject({ isClosed: false });
  expect(two?.options).toHaveLength(2);
});

test('while server emoji are loading, nothing is inserted at once', () => {
  expect(emoji(':fire:', [], true)).toMatchObject({ isClosed: false });
});

test('times, addresses and server emoji are not names', () => {
  expect(emoji('at 12:30')).toBeNull();
  expect(emoji('https://castle')).toBeNull();
  expect(emoji('<:castle')).toBeNull();
});

test('an @ finds roles, those that begin with the text first', () => {
  expect(mention('hi @ke')).toEqual(['<@&901>', '<@&902>']);
  expect(mention('hi @old k')).toEqual(['<@&902>']);
  expect(mention('@every')).toEqual(['@everyone']);
});

test('an email address is not a mention', () => {
  expect(mention('me@ke')).toBeUndefined();
});

test('a # finds channels, but no categories', () => {
  expect(channel('see #gen')).toEqual(['<#801>', '<#802>']);
  expect(channel('#hall')).toBeUndefined();
});

test('a heading is not a channel', () => {
  expect(channel('## ge')).toBeUndefined();
  expect(channel('##')).toBeUndefined();
});

test.each(['#rules', '#cafe', '#rules-café', '#RULES_c'])(
  '%s finds a channel in fancy letters, with an emoji before its name',
  (text) => {
    expect(channel(`see ${text}`)).toEqual(['<#803>']);
  },
);

test.each(['@mod', '@equipe', '@mod é'])('%s finds a role in fancy letters', (text) => {
  expect(mention(`ask ${text}`)).toEqual(['<@&903>']);
});

test('a space after a whole name ends it', () => {
  expect(mention('@Keepers ')).toBeUndefined();
  expect(mention('@old ')).toEqual(['<@&902>']);
});
