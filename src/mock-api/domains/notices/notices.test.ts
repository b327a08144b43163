// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

const MINUTE = 60_000;
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const body = (part: object = {}) => ({
  kind: 'ANNOUNCEMENT',
  text: 'New bots tomorrow.',
  audience: 'EVERYBODY',
  startsIn: 0,
  lasts: 60,
  ...part,
});
const add = async (part: object = {}) =>
  (await backend.send('POST', '/api/staff/notices', body(part))).status;
const seen = async (site: string) => {
  const answer = await backend.send('GET', `/api/notices?site=${site}`);
  const shape = z.object({
    data: z.object({ notices: z.array(z.object({ text: z.string() })), isClosed: z.boolean() }),
  });
  return shape.parse(await answer.json()).data;
};
const status = async (path: string) => (await backend.send('GET', path)).status;

describe('an announcement', () => {
  test('is shown to its audience, from its start to its end', async () => {
    await add({ audience: 'OWNERS', startsIn: 10, lasts: 30 });
    const counts: number[] = [];
    for (const minutes of [0, 10, 31]) {
      backend.world.clock.advance(minutes * MINUTE);
      backend.signInAs('owner');
      counts.push((await seen('community')).notices.length, (await seen('user')).notices.length);
    }
    expect(counts).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test('can be ended once', async () => {
    await add();
    const { id } = backend.world.db.notices[0] ?? {};
    const end = async () =>
      (await backend.send('POST', `/api/staff/notices/${id ?? ''}/end`)).status;
    expect([await end(), await end()]).toEqual([200, 409]);
    expect((await seen('user')).notices).toEqual([]);
  });
});

describe('a maintenance window', () => {
  test('closes the site to everyone but staff, who see that it is closed', async () => {
    await add({ kind: 'MAINTENANCE', text: 'New walls.' });
    expect((await seen('community')).isClosed).toBe(true);
    backend.signInAs('owner');
    const answer = await backend.send('GET', '/api/auth/authenticate');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      message: 'New walls.',
      data: { maintenance: { message: 'New walls.' } },
    });
    expect(await status('/api/users/notifications?site=community')).toBe(503);
  });

  test('lets users back in when it is over', async () => {
    await add({ kind: 'MAINTENANCE', lasts: 5 });
    backend.world.clock.advance(5 * MINUTE);
    backend.signInAs('owner');
    expect(await status('/api/auth/authenticate')).toBe(200);
  });

  test('cannot overlap another', async () => {
    expect([
      await add({ kind: 'MAINTENANCE', startsIn: 60, lasts: 60 }),
      await add({ kind: 'MAINTENANCE', startsIn: 90, lasts: 60 }),
      await add({ kind: 'MAINTENANCE', startsIn: 120, lasts: 60 }),
    ]).toEqual([201, 409, 201]);
  });

  test('can be set only by staff', async () => {
    backend.signInAs('owner');
    expect(await add({ kind: 'MAINTENANCE' })).toBe(403);
  });
});
