import { expect, test } from 'vitest';
import { suggestedChannel, suggestedRole } from './suggested';

const TEXT = 0;
const VOICE = 2;
const NEWS = 5;

/** A server of channels and roles by their names, in that order. */
const channel = (name: string, more: object = {}) => ({ id: name, name, type: TEXT, ...more });
const role = (name: string, more: object = {}) => ({
  id: name,
  name,
  color: 0,
  position: 1,
  managed: false,
  ...more,
});
const bot = role('Castle Bots', { position: 5, managed: true, isBot: true });
const server = (
  guildChannels: ReturnType<typeof channel>[],
  guildRoles: ReturnType<typeof role>[] = [],
) => ({ guildId: 'guild', guildChannels, guildRoles: [...guildRoles, bot] });
const kinds = ['text', 'announcement'] as const;
const found = (guildChannels: ReturnType<typeof channel>[], need: 'welcome' | 'rules' | 'staff') =>
  suggestedChannel(server(guildChannels), need, { kinds })?.name;

test.each([
  ['its plain name', ['general', 'welcome'], 'welcome'],
  ['a decorated name', ['general', '👋│Welcome'], '👋│Welcome'],
  ['the best of several names', ['lobby', 'arrivals'], 'arrivals'],
  ['a whole name before a part of one', ['welcome-voice-help', 'arrivals'], 'arrivals'],
  ['a part of a name', ['memes', 'welcome-here'], 'welcome-here'],
])('a channel is found by %s', (_, names, expected) => {
  expect(
    found(
      names.map((name) => channel(name)),
      'welcome',
    ),
  ).toBe(expected);
});

test('welcomes without their own channel go to the system channel, then to the general channel', () => {
  const general = channel('general');
  expect(found([general, channel('hall', { isSystem: true })], 'welcome')).toBe('hall');
  expect(found([channel('memes'), general], 'welcome')).toBe('general');
  expect(found([channel('memes')], 'welcome')).toBeUndefined();
});

test('a channel of another kind, or where the bot may not post, is not suggested', () => {
  expect(found([channel('welcome', { type: VOICE })], 'welcome')).toBeUndefined();
  expect(found([channel('welcome', { botCanPost: false })], 'welcome')).toBeUndefined();
  expect(found([channel('rules', { type: NEWS })], 'rules')).toBe('rules');
});

test('a link may lead to a channel where the bot cannot post', () => {
  const closed = server([channel('rules', { botCanPost: false })]);
  expect(suggestedChannel(closed, 'rules', { kinds, isLink: true })?.name).toBe('rules');
});

test('a channel for the team must be hidden from members, a channel for members must not', () => {
  const open = { isHidden: false };
  expect(found([channel('mod-log', open), channel('staff', { isHidden: true })], 'staff')).toBe(
    'staff',
  );
  expect(found([channel('mod-log', open)], 'staff')).toBeUndefined();
  expect(found([channel('welcome', { isHidden: true })], 'welcome')).toBeUndefined();
});

test('a role is found by its name, if the bot can give it', () => {
  const roles = [role('Holder', { position: 9 }), role('NFT Holder'), role('Moderator')];
  expect(suggestedRole(server([], roles), 'holder', 'give')?.name).toBe('NFT Holder');
  expect(suggestedRole(server([], roles), 'holder', 'mention')?.name).toBe('Holder');
  expect(suggestedRole(server([], roles), 'team', 'mention')?.name).toBe('Moderator');
  expect(suggestedRole(server([], roles), 'verified', 'give')).toBeUndefined();
});

test('neither @everyone nor a role of an integration is suggested', () => {
  const roles = [role('Member', { id: 'guild' }), role('members', { managed: true })];
  expect(suggestedRole(server([], roles), 'member', 'mention')).toBeUndefined();
});
