// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { linkAccount } from '../social-accounts/socials';
import { scriptedChain } from '../../testing/scriptedChain';
import { oneTask } from '../../testing/oneTask';

const DAY = 86_400_000;
let backend: TestBackend;
let task: ReturnType<typeof oneTask>;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
  task = oneTask(backend);
});
afterEach(() => backend.close());

/** Lets time pass, and signs in again because the access token expires. */
function pass(ms: number) {
  backend.world.clock.advance(ms);
  backend.signInAs('member');
}
const platform = (which: string | number, state = 'down') =>
  backend.send('PUT', '/__mock/platforms', { platform: which, state });

describe('invitations', () => {
  const came = z.object({ data: z.object({ userId: z.string() }) });
  /** A user comes by the member's own link. */
  async function invite(rest: object = {}): Promise<string> {
    const code = (await task.quest()).tasks[0]?.inviteUrl?.split('/').at(-1);
    const answer = await backend.send('POST', '/__mock/invites/use', { code, ...rest });
    return came.parse(await answer.json()).data.userId;
  }
  const leave = (userId: string) =>
    backend.send('POST', '/__mock/members/leave', { serverId: 'srv-keep', userId });
  beforeEach(() => task.ask({ kind: 'INVITE', count: 2 }));

  test('count a new member after a day on the server', async () => {
    await invite();
    await invite();
    expect(await task.check()).toMatchObject({
      state: 'NOT_SATISFIED',
      reason: 'EVIDENCE',
      message: '0 of 2 new members so far. 2 joined less than a day ago.',
    });
    pass(DAY);
    expect((await task.check())?.state).toBe('VERIFIED');
  });

  test('have a separate link for each inviter', async () => {
    const mine = (await task.quest()).tasks[0]?.inviteUrl;
    backend.signInAs('ambassador');
    const other = (await task.quest()).tasks[0]?.inviteUrl;
    expect(mine).toMatch(/^https:\/\/discord\.gg\/\w+$/);
    expect(other).not.toBe(mine);
  });

  test('do not count members who left, returned, or are fake', async () => {
    await leave(await invite());
    await leave('usr-ambassador');
    await invite({ userId: 'usr-ambassador' });
    await invite({ isFake: true });
    pass(DAY);
    expect((await task.check())?.message).toBe(
      '0 of 2 new members so far. 1 left. 1 had been in the server before. 1 looked like a fake account.',
    );
  });

  test('do not count the inviter’s own return', async () => {
    await task.quest();
    const own = backend.world.db.questInvites.at(-1);
    await leave('usr-member');
    await backend.send('POST', '/__mock/invites/use', { code: own?.code, userId: 'usr-member' });
    pass(DAY);
    expect((await task.check())?.message).toContain('1 had been in the server before.');
  });

  test('cannot be checked while Discord is down', async () => {
    await platform('discord');
    expect((await task.check())?.state).toBe('CHECK_FAILED');
  });
});

describe('games', () => {
  beforeEach(() => task.ask({ kind: 'GAME', count: 2 }));
  const play = (times: number) =>
    backend.send('POST', '/__mock/activity', {
      serverId: 'srv-keep',
      userId: 'usr-member',
      channel: 'general',
      kind: 'GAME',
      times,
    });

  test('are counted up to the required number', async () => {
    await play(1);
    expect((await task.check())?.message).toBe('You’ve played 1 of 2 games so far.');
    await play(1);
    pass(60_000);
    expect((await task.check())?.state).toBe('VERIFIED');
  });

  test('cannot be checked while the games are down', async () => {
    await platform('games');
    expect((await task.check())?.state).toBe('CHECK_FAILED');
  });
});

describe('a Space on X', () => {
  const SPACE = 'https://x.com/i/spaces/1vOxwAbcdEfGh';
  const link = () =>
    linkAccount(backend.world, 'usr-member', { platform: 1, externalId: 'me', handle: 'mira' });
  beforeEach(() => task.ask({ kind: 'X_SPACE', link: SPACE }));

  test('requires a linked account first', async () => {
    expect(await task.check()).toMatchObject({ reason: 'IDENTITY', fix: { label: 'Link X' } });
  });

  test('must be open for a moment, and is then trusted, which the message says', async () => {
    link();
    expect(await task.check()).toMatchObject({ state: 'CHECKING', account: '@mira on X' });
    pass(10_000);
    expect(await task.check()).toMatchObject({
      state: 'VERIFIED',
      message: expect.stringContaining('we trust'),
    });
  });

  test.each([
    ['X is down', SPACE],
    ['the link leads to none', 'https://x.com/castlebots/status/5'],
  ])('cannot be checked where %s', async (_, address) => {
    task.ask({ kind: 'X_SPACE', link: address });
    link();
    if (address === SPACE) await platform(1);
    expect((await task.check())?.state).toBe('CHECK_FAILED');
  });
});

describe('a daily check-in', () => {
  test('counts once a day, and the days need not be consecutive', async () => {
    task.ask({ kind: 'DAILY', count: 2 });
    expect((await task.check())?.message).toBe('1 of 2 days. Check in again tomorrow.');
    expect((await task.send()).status).toBe(429);
    pass(3 * DAY);
    expect((await task.check())?.state).toBe('VERIFIED');
  });
});
