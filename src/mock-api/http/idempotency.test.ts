import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../hosts/vitest/testServer';
import { decodeSnapshot, encodeSnapshot } from '../snapshots';
import { declared } from '../openapi/declared';

const KEY = 'a-key-of-twenty-chars';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const path = '/api/servers/srv-keep/members/usr-member/notes';
const notes = () => backend.world.db.memberNotes.length;

const addNote = (text: string, key = KEY) =>
  backend.send('POST', path, { text }, { 'Idempotency-Key': key });

test('five simultaneous identical calls take effect once, with the same response', async () => {
  const before = notes();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => addNote('Late')));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(bodies).size).toBe(1);
  expect(notes()).toBe(before + 1);
});

test('another call with the same key is refused', async () => {
  await addNote('Late');
  const before = notes();
  expect((await addNote('Early')).status).toBe(422);
  expect(notes()).toBe(before);
});

test('the same call with another key takes effect again', async () => {
  const before = notes();
  await addNote('Late');
  await addNote('Late', `${KEY}-2`);
  expect(notes()).toBe(before + 2);
});

test('a key of another user is free', async () => {
  await addNote('Late');
  backend.signInAs('reviewer');
  expect((await addNote('Early')).status).toBe(201);
});

test('a call without a key is refused', async () => {
  const before = notes();
  expect((await addNote('Late', '')).status).toBe(400);
  expect(notes()).toBe(before);
});

test('a refusal is not stored: the same key can succeed later', async () => {
  const key = { 'Idempotency-Key': KEY };
  expect((await backend.send('POST', path, { text: '' }, key)).status).toBe(400);
  expect((await addNote('Late')).status).toBe(201);
});

test('a key survives a restart', async () => {
  await addNote('Late');
  const stored = decodeSnapshot(encodeSnapshot(backend.world.snapshot()));
  expect(stored?.db.keyedCalls.map(({ key }) => key)).toEqual([KEY]);
});

/** Why a repeat of these makes nothing twice, though they make something. */
const SAFE_WITHOUT: Readonly<Record<string, string>> = {
  linkWallet: 'its signed message counts once',
  requestWalletLink: 'the last message replaces the one before',
  addProjectWallet: 'its signed message counts once',
  requestProjectWallet: 'the last message replaces the one before',
  requestTelegramCode: 'the last code replaces the one before',
  applyAsAmbassador: 'a second application is refused with 409',
  requestAmbassadorPayout: 'its body has a key',
  createClaim: 'its body has a key',
  withdraw: 'its body has a key',
  linkPostedMessage: 'a message becomes one copy',
  placeOrder: 'a second order for the same package is refused with 409',
  startResync: 'a second re-sync under way is refused with 409',
  uploadServerPicture: 'the same picture keeps its one address',
  uploadTaskFile: 'the quest takes three files a task, and each can be removed',
};

test('every creating call says how a repeat is prevented from creating twice', () => {
  const making = declared.filter(({ endpoint }) => endpoint.status === 201);
  const unsafe = making.filter(({ id, endpoint }) => !endpoint.idempotent && !SAFE_WITHOUT[id]);
  expect(unsafe.map(({ id }) => id)).toEqual([]);
});
