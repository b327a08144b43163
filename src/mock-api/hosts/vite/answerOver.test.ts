// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawnBanner } from '../../domains/files/content/drawnBanner';
import { ADDRESS_HEADER } from '../../http/connectionAddress';
import { answerOver } from './answerOver';
import { createNodeBackend } from './backend';

/*
 * Over a real connection: what a browser gets of a file, and whether it gets the answer to one that is too large.
 */
const MB = 1024 * 1024;
const QUEST = '/api/questboard/solana-keep/quests/raise-your-banner';

let folder: string;
let server: Server;
let origin: string;
let headers: Record<string, string>;
let lastAnswer: Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'castle-files-'));
  const backend = createNodeBackend(join(folder, 'world.json'), {}, join(folder, 'files'));
  const answer = answerOver(async () => backend);
  server = createServer((incoming, outgoing) => {
    lastAnswer = answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It doesn’t listen.');
  origin = `http://127.0.0.1:${String(address.port)}`;
  const signedIn = await fetch(`${origin}/__mock/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'member' }),
  });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  headers = { cookie: cookies.join('; '), 'x-xsrf-token': token };
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, type: string, body: Uint8Array<ArrayBuffer>) =>
  fetch(origin + path, { method: 'POST', body, headers: { ...headers, 'content-type': type } });

async function placeOfFiles(): Promise<string> {
  const { data }: { data: { tasks: { id: string }[] } } = await (
    await fetch(origin + QUEST, { headers })
  ).json();
  return `${QUEST}/tasks/${data.tasks[0]?.id ?? ''}/files?name=me.png`;
}

test('the address of the connection is what the host has seen, whatever the page says', async () => {
  const handle = async (request: Request) => new Response(request.headers.get(ADDRESS_HEADER));
  const answer = answerOver(async () => ({ handle, limitOf: () => MB }));
  const echo = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve));
  const address = echo.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const asked = await fetch(`http://127.0.0.1:${String(port)}/`, {
    headers: { [ADDRESS_HEADER]: '203.0.113.7' },
  });
  expect(await asked.text()).toBe('127.0.0.1');
  echo.close();
});

test('a file is kept beside the state, and comes back as a download in which nothing runs', async () => {
  const sent = await post(await placeOfFiles(), 'image/png', drawnBanner());
  expect(sent.status).toBe(201);
  const { data }: { data: { file: { id: string } } } = await sent.json();
  expect(readdirSync(join(folder, 'files'))).toEqual([data.file.id]);
  const answer = await fetch(`${origin}/api/uploads/${data.file.id}`, { headers });
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(drawnBanner());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="me.png"; filename*=UTF-8\'\'me.png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  });
});

test('a file above ten megabytes is refused with a sentence, and the connection holds', async () => {
  const answer = await post(await placeOfFiles(), 'image/png', new Uint8Array(12 * MB));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ message: 'Requests can have at most 10 MB.' });
});

test('no other route takes more than it did', async () => {
  const submit = await post(`${QUEST}/submit`, 'application/json', new Uint8Array(MB + 1));
  expect(submit.status).toBe(413);
  expect(await submit.json()).toMatchObject({ message: 'Requests can have at most 1 MB.' });
});

test('a browser that leaves while it sends is no fault of the back end', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const begun = once(server, 'request');
  socket.write(
    `POST ${QUEST}/submit HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 100\r\n\r\n{`,
  );
  await begun;
  socket.destroy();
  await lastAnswer;
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
