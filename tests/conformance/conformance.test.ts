import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOver } from '@/mock-api/hosts/vite/answerOver';
import { createNodeBackend } from '@/mock-api/hosts/vite/backend';
import { runConformance, type ConformanceResult } from '../../scripts/conformance/run.mjs';
import { isFull, limitMs } from '../setup/scope';
import { faultyServer, plantedFaults } from './plantedFaults.mjs';

/*
 * The conformance kit against the embedded back end over HTTP, as it is and with faults that a proxy plants.
 */
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const document = readJson('docs/openapi.json');
const personas = readJson('tests/conformance/personas.json');
const WHOLE_RUN_MS = 15 * 60_000;
const FAULT_MS = 3 * 60_000;

/** Of each kind of call one, which takes the gate some seconds. */
const OF_GATE = [
  'authenticate',
  'createMemberNote',
  'decideServerPayout',
  'getBotInfo',
  'listServerPayouts',
  'recheckRoles',
  'renewAccessToken',
  'settlePayment',
  'updateBadge',
];

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'castle-conformance-'));
  const backend = createNodeBackend(join(folder, 'world.json'), {}, join(folder, 'files'));
  const answer = answerOver(async () => backend);
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  origin = await listen(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function listen(listening: Server): Promise<string> {
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('It doesn’t listen.');
  return `http://127.0.0.1:${String(address.port)}`;
}

const run = (target: string, only: readonly string[]): Promise<ConformanceResult> =>
  runConformance({ target, document, personas, only });

test(
  'the embedded back end conforms',
  async () => {
    const { failures, passed } = await run(origin, isFull ? [] : OF_GATE);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(1000);
  },
  limitMs(WHOLE_RUN_MS),
);

/** The calls that the example server has; it answers 404 to all others. */
async function callsOfExample(): Promise<string[]> {
  const { calls } = await import('./exampleServer/calls.mjs');
  return Object.keys(calls);
}

test.runIf(isFull)('a server that was written from the document alone conforms', async () => {
  const example = spawn(
    process.execPath,
    ['tests/conformance/exampleServer/main.mjs', '--port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [said]: unknown[] = await once(example.stdout, 'data');
    const { port } = new URL(String(said).trim());
    const { failures, passed } = await runConformance({
      target: `http://127.0.0.1:${port}`,
      document,
      personas: readJson('tests/conformance/exampleServer/personas.json'),
      only: await callsOfExample(),
    });
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(1000);
  } finally {
    example.kill();
  }
});

const faults = Object.keys(plantedFaults);
test.runIf(isFull).each(faults)(
  'the kit finds %s',
  async (fault) => {
    const faulty = faultyServer(origin, fault);
    try {
      const { failures } = await run(await listen(faulty), plantedFaults[fault]?.only ?? []);
      expect(failures.map(({ check }) => check)).toContain(plantedFaults[fault]?.check);
    } finally {
      faulty.close();
    }
  },
  limitMs(FAULT_MS),
);
