// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Quest } from '@/features/earning/quests/quest';
import { MOST_FILES } from '@/features/earning/uploads/fileTypes';
import { QUESTS } from '../../seed/modules/quests';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { UNDO } from '../../store/constants';
import { scriptedChain } from '../../testing/scriptedChain';
import { latin, type Bytes } from '../files/content/bytes';
import { drawnBanner } from '../files/content/drawnBanner';
import { MOST_A_DAY } from './quota';
import { LOOSE } from '../quests/sweep';
import { jpegWithPlace, pdf, PLACE, pngWithPlace, svg, webm } from '../../testing/pictureFiles';
import { digestOf } from '../files/uploads';

const ORIGIN = 'http://localhost:3000';
const QUEST = '/api/questboard/solana-keep/quests/raise-your-banner';
const MB = 1024 * 1024;

let backend: TestBackend;
let taskId: string;
beforeEach(async () => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
  const [task] = (await read()).tasks;
  taskId = task?.id ?? '';
});
afterEach(() => backend.close());

const dataOf = async <T>(answer: Response): Promise<T> => {
  const { data }: { data: T } = await answer.json();
  return data;
};
const read = async () => dataOf<Quest>(await backend.send('GET', QUEST));
const task = async () => (await read()).tasks[0];

const send = (body: Bytes, { type = 'image/png', name = 'me.png', to = taskId } = {}) =>
  fetch(`${ORIGIN}${QUEST}/tasks/${to}/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'x-xsrf-token': backend.cookies.get('XSRF-TOKEN') ?? '' },
  });
const attach = async (...how: Parameters<typeof send>) => {
  const answer = await send(...how);
  expect(answer.status).toBe(201);
  return (await dataOf<{ file: { id: string; name: string; type: string } }>(answer)).file;
};
const fetched = (id: string) => backend.send('GET', `/api/uploads/${id}`);
const check = () => backend.send('POST', `${QUEST}/tasks/${taskId}`, {});
const said = async (answer: Response) => JSON.stringify(await answer.json());

describe('an attached file', () => {
  test('is readable by its sender, as stored', async () => {
    const { id } = await attach(pngWithPlace());
    expect((await task())?.files).toMatchObject([{ id, name: 'me.png', type: 'image/png' }]);
    const answer = await fetched(id);
    expect(answer.status).toBe(200);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes).toEqual(drawnBanner());
    expect(backend.world.db.uploads.at(-1)?.sha256).toBe(await digestOf(bytes));
  });

  test('is stored without the place it was taken', async () => {
    await attach(jpegWithPlace(6), { type: 'image/jpeg', name: 'me.jpg' });
    const row = backend.world.db.uploads.at(-1);
    const stored = await backend.world.files.get(row?.id ?? '');
    expect(latin(stored ?? new Uint8Array(), 0, 4000)).not.toContain(PLACE);
    expect(row?.bytes).toBe(stored?.byteLength);
  });

  test('has no content in the world’s state', async () => {
    await attach(pdf(), { type: 'application/pdf', name: 'a.pdf' });
    expect(JSON.stringify(backend.world.snapshot().db)).not.toContain('%PDF');
  });

  test('with a hostile name gets a clean name that ends in its type', async () => {
    const name = `../\u202Egnp.html${'x'.repeat(300)}`;
    const file = await attach(drawnBanner(), { name });
    expect(file.name).toMatch(/^gnp\.htmlx{72}\.png$/);
    const header = (await fetched(file.id)).headers.get('content-disposition');
    expect(header).toMatch(/^attachment; filename="gnp\.htmlx+\.png"; filename\*=UTF-8''gnp/);
  });

  test.each([
    ['image/svg+xml', svg(), 415],
    ['text/html', new TextEncoder().encode('<!doctype html>'), 415],
    ['application/octet-stream', drawnBanner(), 415],
    ['image/png', svg(), 400],
    ['image/png', jpegWithPlace(), 400],
    ['image/png', drawnBanner().slice(0, 200), 400],
    ['image/png', new Uint8Array(0), 400],
  ])(
    'declared as %s with invalid content is refused with an explanation',
    async (type, bytes, status) => {
      const answer = await send(bytes, { type });
      expect(answer.status).toBe(status);
      expect(await said(answer)).toMatch(
        status === 415 ? /Only PNG, JPEG/ : /"path":"file","message":"[A-Z]/,
      );
      expect((await task())?.files).toEqual([]);
    },
  );

  test('that is a polyglot is served as its picture type, without the appended part', async () => {
    const { id } = await attach(pngWithPlace());
    const answer = await fetched(id);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.text()).not.toContain('<script>');
  });

  test('above the owner’s size limit is refused', async () => {
    const large = new Uint8Array(5 * MB + 1);
    large.set(webm());
    const answer = await send(large, { type: 'video/webm' });
    expect(answer.status).toBe(413);
    expect(await said(answer)).toContain('Maximum 5 MB per file for this task.');
  });

  test('is refused as a duplicate or beyond the maximum number', async () => {
    await attach(drawnBanner());
    expect((await send(pngWithPlace())).status).toBe(409);
    for (let size = 1; size < MOST_FILES; size += 1)
      await attach(withTail(size), { type: 'application/pdf' });
    expect(await said(await send(jpegWithPlace(), { type: 'image/jpeg' }))).toContain('Maximum 3');
  });

  test('counts for the daily quota, even when removed', async () => {
    const day = new Date(backend.world.clock.now()).toISOString().slice(0, 10);
    backend.world.db.uploadDays = [{ userId: 'usr-member', day, files: MOST_A_DAY - 1 }];
    const { id } = await attach(pdf(), { type: 'application/pdf' });
    await backend.send('DELETE', `/api/uploads/${id}`);
    const answer = await send(drawnBanner());
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    backend.world.clock.advance(seconds * 1000);
    backend.signInAs('member');
    expect((await send(drawnBanner())).status).toBe(201);
  });

  test('is refused for an unknown task', async () => {
    expect((await send(drawnBanner(), { to: 'nothing' })).status).toBe(404);
  });

  test('is refused without the XSRF token', async () => {
    backend.cookies.set('XSRF-TOKEN', 'another');
    const answer = await fetch(`${ORIGIN}${QUEST}/tasks/${taskId}/files?name=a`, {
      method: 'POST',
      body: drawnBanner(),
      headers: { 'content-type': 'image/png' },
    });
    expect(answer.status).toBe(403);
  });

  test('that cannot be stored leaves no row behind', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(backend.world.files, 'put').mockRejectedValueOnce(new Error('The disk is full.'));
    expect((await send(drawnBanner())).status).toBe(500);
    expect((await task())?.files).toEqual([]);
    expect((await send(drawnBanner())).status).toBe(201);
  });
});

const withTail = (size: number) =>
  new Uint8Array([...pdf(), ...Array.from({ length: size + 1 }, () => 32)]);

describe('an answer with files', () => {
  test('needs a file', async () => {
    const answer = await check();
    expect(answer.status).toBe(400);
    expect(await said(answer)).toContain('Attach a file first.');
  });

  test('waits for review, and can be submitted', async () => {
    await attach(drawnBanner());
    await check();
    expect(await task()).toMatchObject({ state: 'IN_REVIEW', isReviewed: true });
    expect((await backend.send('POST', `${QUEST}/submit`)).status).toBe(200);
    expect((await read()).state).toBe('IN_REVIEW');
  });

  test('returns to TODO when its last file is removed', async () => {
    const { id } = await attach(drawnBanner());
    await check();
    expect((await backend.send('DELETE', `/api/uploads/${id}`)).status).toBe(200);
    expect(await task()).toMatchObject({ state: 'TODO', files: [] });
    expect((await fetched(id)).status).toBe(404);
    expect(await backend.world.files.get(id)).toBeNull();
  });

  test('cannot change its files after submission', async () => {
    const { id } = await attach(drawnBanner());
    await check();
    await backend.send('POST', `${QUEST}/submit`);
    expect((await backend.send('DELETE', `/api/uploads/${id}`)).status).toBe(409);
    expect((await send(jpegWithPlace(), { type: 'image/jpeg' })).status).toBe(409);
  });

  test('of a further attempt starts without files, and the earlier attempt keeps its files', async () => {
    const { id } = await handIn();
    const own = backend.world.db.submissions.find(({ userId }) => userId === 'usr-member');
    backend.signInAs('reviewer');
    const place = `/api/servers/srv-keep/submissions/${own?.id ?? ''}/decision`;
    const note = 'That isn’t yours.';
    await backend.send('PUT', place, { verdict: 'REJECT', note, version: own?.version });
    backend.world.clock.advance(UNDO + 3_600_000);
    backend.signInAs('member');
    expect((await read()).state).toBe('REJECTED');
    expect((await check()).status).toBe(400);
    const second = await attach(jpegWithPlace(), { type: 'image/jpeg' });
    const quest = await read();
    expect(quest.tasks[0]?.files.map((file) => file.id)).toEqual([second.id]);
    expect(quest.attempts[0]?.files.map((file) => file.id)).toEqual([id]);
  });
});

/** Attaches the banner and hands it in as the member. */
async function handIn() {
  const file = await attach(drawnBanner());
  await check();
  await backend.send('POST', `${QUEST}/submit`);
  return file;
}

describe('access to a file', () => {
  test.each([
    ['reviewer', 200],
    ['owner', 200],
    ['moderator', 404],
    ['ambassador', 404],
    ['staff', 404],
    ['owner-no-bot', 404],
  ] as const)('after submission gives the %s persona status %i', async (who, status) => {
    const { id } = await handIn();
    backend.signInAs(who);
    expect((await fetched(id)).status).toBe(status);
  });

  test('before submission is refused to a reviewer', async () => {
    const { id } = await attach(drawnBanner());
    backend.signInAs('reviewer');
    expect((await fetched(id)).status).toBe(404);
  });

  test('gets the same response for a foreign file and a missing file', async () => {
    const { id } = await handIn();
    backend.signInAs('moderator');
    const texts = await Promise.all(
      [fetched(id), fetched('upl-none')].map(async (each) => said(await each)),
    );
    expect(texts[0]).toBe(texts[1]);
    expect((await backend.send('DELETE', `/api/uploads/${id}`)).status).toBe(404);
  });

  test('is limited to the reviewer’s own server', async () => {
    backend.signInAs('reviewer');
    expect((await fetched('upl-srv-keep')).status).toBe(200);
    expect((await fetched('upl-srv-hq')).status).toBe(404);
  });

  test('the same picture by two members is flagged, even with different metadata', async () => {
    await attach(pngWithPlace());
    await check();
    await backend.send('POST', `${QUEST}/submit`);
    backend.signInAs('reviewer');
    const flagged = await backend.send(
      'GET',
      '/api/servers/srv-keep/submissions?flagged=true&search=banner',
    );
    const { items } = await dataOf<{ items: { flags: { kind: string; message: string }[] }[] }>(
      flagged,
    );
    const flags = items.flatMap((item) => item.flags).filter(({ kind }) => kind === 'SAME_FILE');
    expect(flags).toHaveLength(2);
    expect(flags[0]).toEqual({
      kind: 'SAME_FILE',
      message: 'Same file as 1 other member',
    });
  });
});

describe('a loose file', () => {
  const later = async (ms: number) => {
    backend.world.clock.advance(ms);
    backend.signInAs('member');
    return (await task())?.files.length;
  };

  test('is deleted after a day, with its content', async () => {
    const { id } = await attach(drawnBanner());
    expect(await later(LOOSE - 60_000)).toBe(1);
    expect(await later(60_000)).toBe(0);
    expect(await backend.world.files.get(id)).toBeNull();
  });

  test('that became part of an answer stays', async () => {
    await attach(drawnBanner());
    await check();
    expect(await later(10 * LOOSE)).toBe(1);
  });

  test('of a task its owner has changed is deleted too', async () => {
    const { id } = await attach(drawnBanner());
    await check();
    const rule = backend.world.db.modules
      .flatMap(({ rules }) => rules)
      .find(({ id }) => id === QUESTS.banner);
    if (rule) rule.values = { ...rule.values, tasks: [{ kind: 'FILE', prompt: 'Another one.' }] };
    await later(0);
    await later(LOOSE);
    expect(await backend.world.files.get(id)).toBeNull();
  });
});
