// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Values } from '@/features/modules/common-fields/field';
import type { Quest } from '@/features/earning/quests/quest';
import { isRow } from '@/shared/api/lenient';
import { QUESTS } from '../../seed/modules/quests';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import type { SocialActRow } from '../social-accounts/rows';
import { linkAccount, socialOf } from '../social-accounts/socials';
import { scriptedChain } from '../../testing/scriptedChain';

const QUEST = '/api/questboard/solana-keep/quests/through-the-gate';
const POST = 'https://x.com/mira/status/77';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const envelope = z.object({ data: z.custom<Quest>(isRow) });

/** Makes this the only task of the quest. */
function ask(task: Values) {
  const rule = backend.world.db.modules
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === QUESTS.gate);
  if (!rule) throw new Error('The seed has no such quest.');
  const tasks = [{ prompt: 'Do it.', ...task }];
  rule.values = { ...rule.values, retryAfterFail: '1M', tasks };
}
const read = async (answer: Response) => envelope.parse(await answer.json()).data.tasks[0];

/** Checks the task and returns its state. */
async function check(answer?: string) {
  const task = await read(await backend.send('GET', QUEST));
  const body = answer === undefined ? {} : { answer };
  return read(await backend.send('POST', `${QUEST}/tasks/${task?.id ?? ''}`, body));
}
const link = (platform: 1 | 2) =>
  linkAccount(backend.world, 'usr-member', { platform, externalId: 'me', handle: 'mira' });
const act = (platform: 1 | 2, kind: SocialActRow['kind'], target: string, text?: string) =>
  backend.send('POST', '/__mock/social-acts', {
    platform,
    externalId: 'me',
    kind,
    target,
    ...(text === undefined ? {} : { text }),
  });
const platform = (which: 1 | 2, state: 'down' | 'limited') =>
  backend.send('PUT', '/__mock/platforms', { platform: which, state });

const FOLLOW = { kind: 'X_FOLLOW', handle: ['CastleBots'] };
const react = (...reactions: string[]) => ({
  kind: 'X_REACT',
  link: 'https://x.com/castlebots/status/5',
  reactions,
});
const WRITE = { kind: 'X_POST', text: 'castle' };
const JOIN = { kind: 'TELEGRAM_JOIN', link: 'https://t.me/castle_bots' };

describe('a missing or unusable account', () => {
  test.each([
    ['X', FOLLOW, 'Link X'],
    ['Telegram', JOIN, 'Link Telegram'],
  ])('on %s fails for identity, with a link to link it', async (_, task, label) => {
    ask(task);
    expect(await check()).toMatchObject({
      state: 'NOT_SATISFIED',
      reason: 'IDENTITY',
      fix: { label, path: '/dashboard/profile' },
    });
  });

  test.each([
    ['RECONNECT', 'Reconnect @'],
    ['SUSPENDED', 'suspended'],
  ] as const)('in state %s fails for identity too', async (state, words) => {
    ask(FOLLOW);
    link(1);
    await act(1, 'FOLLOW', 'castlebots');
    Object.assign(socialOf(backend.world, 'usr-member', 1) ?? {}, { state });
    expect(await check()).toMatchObject({
      reason: 'IDENTITY',
      message: expect.stringContaining(words),
    });
  });
});

describe('a check', () => {
  beforeEach(() => {
    link(1);
    link(2);
  });

  test('of a missing follow can be repeated after a wait, and then sees it', async () => {
    ask(FOLLOW);
    expect(await check()).toMatchObject({
      reason: 'EVIDENCE',
      fix: null,
      retryAt: expect.any(String),
    });
    await act(1, 'FOLLOW', 'castlebots');
    backend.world.clock.advance(60_000);
    expect((await check())?.state).toBe('VERIFIED');
  });

  test('of two reactions names the missing reaction', async () => {
    ask(react('REPLY', 'REPOST'));
    await act(1, 'REPLY', '5');
    expect(await check()).toMatchObject({
      reason: 'EVIDENCE',
      message: 'Not seen from @mira yet: repost.',
    });
  });

  test('of a like trusts the member, and says so', async () => {
    ask(react('LIKE'));
    await platform(1, 'down');
    expect(await check()).toMatchObject({
      state: 'VERIFIED',
      message: expect.stringContaining('we trust'),
    });
  });

  test('accepts the member’s own post with the required text', async () => {
    ask(WRITE);
    await act(1, 'POST', '77', 'I love the Castle');
    expect((await check(POST))?.state).toBe('VERIFIED');
  });

  test.each([
    'http://twitter.com/mira/status/77/photo/1?s=20',
    'x.com/i/web/status/77',
    '<https://x.com/Mira/status/77>',
  ])('accepts the post link %s', async (answer) => {
    ask(WRITE);
    await act(1, 'POST', '77', 'I love the Castle');
    expect((await check(answer))?.state).toBe('VERIFIED');
  });

  test('of a link without an author looks for a post of the linked account', async () => {
    ask(WRITE);
    expect((await check('https://x.com/i/status/78'))?.state).toBe('NOT_SATISFIED');
  });

  test('refuses a post with other text', async () => {
    ask(WRITE);
    await act(1, 'POST', '77', 'Good morning');
    expect((await check(POST))?.reason).toBe('EVIDENCE');
  });

  test('of another account’s post fails for identity', async () => {
    ask(WRITE);
    expect(await check('https://x.com/abel/status/77')).toMatchObject({
      reason: 'IDENTITY',
      fix: { label: 'Link X' },
    });
  });

  test('refuses a link that is not a post at its field', async () => {
    ask(WRITE);
    const task = await read(await backend.send('GET', QUEST));
    const place = `${QUEST}/tasks/${task?.id ?? ''}`;
    const answer = await backend.send('POST', place, {
      answer: 'https://evil.test/mira/status/77',
    });
    expect(await answer.json()).toMatchObject({ data: { errors: [{ path: 'answer' }] } });
  });

  test.each(['t.me/castle_bots', 'https://t.me/s/castle_bots', 'http://telegram.me/castle_bots/5'])(
    'finds a group on Telegram by %s',
    async (address) => {
      ask({ ...JOIN, link: address });
      await act(2, 'JOIN', 'castle_bots');
      expect((await check())?.state).toBe('VERIFIED');
    },
  );

  test('finds a joined Telegram group in any letter case', async () => {
    ask(JOIN);
    await act(2, 'JOIN', 'Castle_Bots');
    expect((await check())?.state).toBe('VERIFIED');
  });

  test.each([
    ['X is down', 1, 'down', FOLLOW],
    ['X lets us look no more', 1, 'limited', FOLLOW],
    ['Telegram is down', 2, 'down', JOIN],
  ] as const)('when %s fails without blaming the member', async (_, which, state, task) => {
    ask(task);
    await platform(which, state);
    expect(await check()).toMatchObject({
      state: 'CHECK_FAILED',
      reason: null,
      fix: null,
      message: expect.stringContaining('Your answer is kept'),
      retryAt: expect.any(String),
    });
  });
});
