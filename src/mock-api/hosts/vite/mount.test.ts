// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountBackend, type Mounted } from './mount';

/*
 * A back end that answers with the version of its file, and a disk on which that file changes when a test says so.
 */
const FILE = '/src/leaf.ts';
let version: number;
let broken: string | null;
let states: string[];
let reasons: string[];
/** Called when a call has reached the back end; the answer waits for what it returns. */
let arrived: () => Promise<void>;
let mounted: Mounted;
let server: Server;
let origin: string;
beforeEach(async () => {
  version = 1;
  broken = null;
  states = [];
  reasons = [];
  arrived = async () => {};
  mounted = mountBackend({
    root: '/root',
    settings: {},
    onFailure: (reason) => reasons.push(reason),
    open: async () => ({
      async load() {
        if (broken !== null) throw new SyntaxError(broken);
        const loaded = version;
        return {
          createNodeBackend: () => ({
            async handle() {
              await arrived();
              states.push(`answers ${String(loaded)}`);
              return new Response(String(loaded));
            },
            limitOf: () => 0,
            close: () => void states.push(`stores ${String(loaded)}`),
          }),
        };
      },
      fileChanged: (file) => file === FILE,
      close: async () => {},
    }),
  });
  server = createServer((incoming, outgoing) => {
    mounted.middleware(incoming, outgoing, () => outgoing.end('The page'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
});
afterEach(() => void server.close());

const ask = async (path = '/api/packages') => {
  const answer = await fetch(origin + path);
  return { status: answer.status, text: await answer.text() };
};

function change(next: number): boolean {
  version = next;
  return mounted.fileChanged(FILE, 'change');
}

test('only calls of the back end are answered by it', async () => {
  expect(await ask('/apiary')).toMatchObject({ text: 'The page' });
  expect(await ask('/__mock/requests')).toMatchObject({ text: '1' });
});

test('after a change the state is stored and the next call answered by the new back end', async () => {
  await ask();
  expect(change(2)).toBe(true);
  expect(states).toEqual(['answers 1', 'stores 1']);
  expect(await ask()).toMatchObject({ text: '2' });
});

test('several changes before a call are announced once', async () => {
  await ask();
  expect([change(2), change(3)]).toEqual([true, false]);
  expect(await ask()).toMatchObject({ text: '3' });
  expect(change(4)).toBe(true);
});

test('a change of a file that is not used reloads nothing', async () => {
  await ask();
  version = 2;
  expect(mounted.fileChanged('/src/other.ts', 'change')).toBe(false);
  expect(await ask()).toMatchObject({ text: '1' });
});

test('a call under way is answered and stored before the new back end reads the state', async () => {
  await ask();
  let release = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrived = () => {
      resolve();
      return new Promise((done) => (release = done));
    };
  });
  const slow = ask();
  await hasArrived;
  arrived = async () => {};
  change(2);
  const next = ask();
  release();
  expect([await slow, await next]).toMatchObject([{ text: '1' }, { text: '2' }]);
  expect(states.lastIndexOf('stores 1')).toBeLessThan(states.indexOf('answers 2'));
  expect(states.lastIndexOf('stores 1')).toBeGreaterThan(states.lastIndexOf('answers 1'));
});

test('a file that cannot be loaded is a 500 with the reason, reported once, until it is corrected', async () => {
  await ask();
  broken = 'Unexpected token';
  change(2);
  const failed = await ask();
  expect(failed.status).toBe(500);
  expect(failed.text).toContain("The API can't be loaded. SyntaxError: Unexpected token");
  await ask();
  expect(reasons).toHaveLength(1);
  broken = null;
  expect(change(3)).toBe(true);
  expect(await ask()).toMatchObject({ status: 200, text: '3' });
});
