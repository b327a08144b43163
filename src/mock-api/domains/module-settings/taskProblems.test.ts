// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import quest from '@/features/modules/definitions/quest/definition';
import { createWorld } from '../../createWorld';
import { moduleRow, readValues, troublesIn } from './modules';

const SERVER = 'srv-keep';
let world = createWorld();
beforeEach(() => {
  world = createWorld();
});
const guild = () => {
  const found = world.db.guilds.find(({ id }) => id === SERVER);
  if (!found) throw new Error('The seed has no such server.');
  return found;
};
const place = () => ({
  world,
  guild: guild(),
  spec: quest,
  row: moduleRow(world, guild(), quest.slug),
});
const channel = (is: (row: ReturnType<typeof guild>['channels'][number]) => boolean) =>
  guild().channels.find(is)?.id ?? '';
const hidden = () => channel(({ isHidden, type }) => isHidden === true && type === 0);
const general = () => channel(({ name }) => name === 'general');
const day = (days: number) =>
  new Date(world.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
const messageIn = (channelId: string, guildId = guild().guildId) =>
  `https://discord.com/channels/${guildId}/${channelId}/123456789012345678`;

const withTask = (task: Values, own: Values = {}): Values =>
  completeValues(quest.fields, {
    name: 'Through the tower',
    categoryId: 'rule-cat-gate',
    publish: 'LIVE',
    tasks: [{ prompt: 'Do it.', ...task }],
    rewards: [{ kind: 'POINTS', points: 10 }],
    ...own,
  });

/** The errors of saving a quest, by their places. */
function wrong(values: Values, before?: Values): string[] {
  const read = readValues(place(), values, before);
  return 'errors' in read ? read.errors.map(({ path, message }) => `${path}: ${message}`) : [];
}

const API = {
  kind: 'API',
  link: 'https://tour.example/check',
  page: 'https://tour.example',
  secret: { value: 'a secret of twenty ch' },
};
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

const cases: [what: string, task: () => Values, error: string, own?: () => Values][] = [
  [
    'a reaction on another server',
    () => ({ kind: 'DISCORD_REACTION', link: messageIn(general(), '999999999999999999') }),
    'link: This message isn’t on this server. Copy the link of one that is.',
  ],
  [
    'a reaction in a channel that is gone',
    () => ({ kind: 'DISCORD_REACTION', link: messageIn('123456789012345679') }),
    'link: The channel of this message was deleted. Pick another message.',
  ],
  [
    'a reaction in a hidden channel',
    () => ({ kind: 'DISCORD_REACTION', link: messageIn(hidden()) }),
    'link: Members can’t see #',
  ],
  [
    'messages in a hidden channel',
    () => ({ kind: 'DISCORD_MESSAGES', channelId: hidden() }),
    'channelId: Members can’t see #',
  ],
  [
    'messages in a channel that is gone',
    () => ({ kind: 'DISCORD_MESSAGES', channelId: '123456789012345679' }),
    'channelId: This channel was deleted.',
  ],
  [
    'voice in a text channel',
    () => ({ kind: 'DISCORD_VOICE', channelId: general() }),
    'channelId: #general isn’t a voice channel.',
  ],
  [
    'the bot’s own role',
    () => ({
      kind: 'DISCORD_ROLE',
      roles: guild().roles.flatMap(({ id, isBot }) => (isBot ? [id] : [])),
    }),
    'roles: Members can’t have the bot’s role.',
  ],
  ['a game without games', () => ({ kind: 'GAME' }), 'kind: Turn on Play to earn first.'],
  ['a site without a secret', () => ({ ...API, secret: null }), 'secret: Enter a secret.'],
  ['a site without a page', () => ({ ...API, page: '' }), 'page: Enter the page'],
  [
    'a transaction without a page',
    () => ({ kind: 'ONCHAIN_TX', account: MEMO }),
    'page: Enter the page',
  ],
  [
    'more check-ins than days in the period',
    () => ({ kind: 'DAILY', count: 8 }),
    'count: The quest is only open for 7 days at a time.',
    () => ({ recurrence: 'WEEKLY' }),
  ],
  [
    'more check-ins than days until the end',
    () => ({ kind: 'DAILY', count: 5 }),
    'count: The quest is only open for 3 days at a time.',
    () => ({ hasEnd: true, endDate: day(2), timeZone: 'UTC' }),
  ],
  [
    'invited members who can’t stay long enough',
    () => ({ kind: 'INVITE' }),
    'kind: Invited members must stay for a day.',
    () => ({ recurrence: 'DAILY' }),
  ],
];

test.each(cases)('%s can be a draft, but cannot be published', (_, task, error, own) => {
  const values = withTask(task(), own?.());
  expect(wrong(values)).toEqual([expect.stringContaining(`tasks.0.${error}`)]);
  expect(wrong({ ...values, publish: 'DRAFT' })).toEqual([]);
  expect(wrong({ ...values, publish: 'ENDED' })).toEqual([]);
});

test.each([
  ['messages of members with a role', () => ({ conditions: [role()] })],
  ['a category for a role', () => ({ categoryId: categoryForRole() })],
])('a hidden channel is allowed for %s', (_, own) => {
  expect(wrong(withTask({ kind: 'DISCORD_MESSAGES', channelId: hidden() }, own()))).toEqual([]);
});
const role = () => ({ kind: 'ROLE', roles: [guild().roles.find((row) => !row.isBot)?.id] });
function categoryForRole(): string {
  const row = world.db.modules.find(
    (each) => each.serverId === SERVER && each.slug === 'task-to-earn',
  );
  const [rule] = row?.rules ?? [];
  if (!rule) throw new Error('The seed has no category.');
  rule.values = { ...rule.values, visibility: 'ROLE' };
  return rule.id;
}

test('a published quest that became impossible is reported, and can be saved but not resumed', () => {
  const values = withTask({ kind: 'DISCORD_MESSAGES', channelId: general() });
  const troubles = () => troublesIn(place(), values, 'rule-1').map(({ path }) => path);
  expect(troubles()).toEqual([]);
  const row = guild().channels.find(({ id }) => id === general());
  if (row) row.isHidden = true;
  expect(troubles()).toEqual(['tasks.0.channelId']);
  expect(wrong({ ...values, name: 'Another name' }, values)).toEqual([]);
  expect(wrong({ ...values, publish: 'LIVE' }, { ...values, publish: 'PAUSED' })).toHaveLength(1);
});

test('a quest near its end can still be saved', () => {
  const before = withTask(
    { kind: 'DAILY', count: 5 },
    { hasEnd: true, endDate: day(2), timeZone: 'UTC' },
  );
  expect(wrong({ ...before, name: 'Another name' }, before)).toEqual([]);
});

test('a page for members must use https and differ from the API address', () => {
  const page = (own: string) => wrong(withTask({ ...API, page: own }));
  expect(page('https://tour.example')).toEqual([]);
  expect(page('http://tour.example')).toEqual([
    'tasks.0.page: Enter a page that starts with https://.',
  ]);
  expect(page(API.link)).toEqual([expect.stringContaining('Members can see this page.')]);
});

test('a transfer is at most 0.1 SOL, to the lamport', () => {
  const pay = (sol: string) =>
    wrong(withTask({ kind: 'ONCHAIN_TX', via: 'TRANSFER', account: MEMO, sol }));
  expect(pay('0.1')).toEqual([]);
  expect(pay('0.000000001')).toEqual([]);
  expect(pay('0.100000001')).toEqual(['tasks.0.sol: Maximum 0.1 SOL.']);
  expect(pay('0')).toEqual([expect.stringContaining('tasks.0.sol')]);
});
