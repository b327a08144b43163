// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { removePayingModules } from '../../testing/removePayingModules';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
});
afterEach(() => backend.close());

const path = (member: string, note = '') =>
  `/api/servers/srv-keep/members/${member}/notes${note === '' ? '' : `/${note}`}`;
const status = async (method: string, at: string, body?: unknown) =>
  (await backend.send(method, at, body)).status;

test('a team member cannot read or write notes on themselves', async () => {
  backend.signInAs('owner');
  expect(await status('GET', path('usr-owner'))).toBe(403);
  expect(await status('POST', path('usr-owner'), { text: 'I am great' })).toBe(403);
});

test('the flag for notes is hidden from the member they are about', async () => {
  backend.world.db.memberNotes.push({
    id: 'note-own',
    serverId: 'srv-keep',
    userId: 'usr-owner',
    text: 'Travels a lot',
    by: 'usr-reviewer',
    at: 0,
    editedAt: null,
    version: 1,
  });
  backend.signInAs('owner');
  const answer = await backend.send('GET', '/api/servers/srv-keep/members?search=olivia');
  expect(await answer.text()).not.toContain('NOTE');
});

test('a member gets notes on them only in their data export, without the author', async () => {
  const note = backend.world.db.memberNotes.find(({ userId }) => userId === 'usr-190');
  if (!note) throw new Error('The seed has no note about them.');
  backend.signInAs('regular');
  expect(await status('GET', path('usr-190'))).toBe(403);
  const copy = await (await backend.send('GET', '/api/users/me/export')).text();
  expect(copy).toContain(note.text);
  expect(copy).not.toContain(note.by);
});

test('a reviewer can change only their own notes, and an owner any note', async () => {
  backend.signInAs('reviewer');
  const changed = { text: 'Asked again', version: 1 };
  expect(await status('PUT', path('usr-190', 'note-1'), changed)).toBe(403);
  expect(await status('PUT', path('usr-member', 'note-2'), changed)).toBe(200);
  expect(await status('DELETE', path('usr-190', 'note-1'))).toBe(403);
  backend.signInAs('owner');
  // The owner must read the reviewer's change first.
  expect(await status('PUT', path('usr-member', 'note-2'), changed)).toBe(409);
  expect(await status('DELETE', path('usr-member', 'note-2'))).toBe(200);
});

test('a viewer can read notes but not write them', async () => {
  for (const row of backend.world.db.access) if (row.userId === 'usr-reviewer') row.role = 'viewer';
  backend.signInAs('reviewer');
  expect(await status('GET', path('usr-190'))).toBe(200);
  expect(await status('POST', path('usr-190'), { text: 'Seen' })).toBe(403);
});

test('a note is found only under its own member and server', async () => {
  backend.signInAs('owner');
  expect(await status('DELETE', path('usr-member', 'note-1'))).toBe(404);
  expect(await status('DELETE', '/api/servers/srv-apes/members/usr-190/notes/note-1')).toBe(404);
});

test('adding a note is recorded in the audit log', async () => {
  backend.signInAs('owner');
  await status('POST', path('usr-190'), { text: 'Something private' });
  const last = backend.world.db.audit.at(-1);
  expect(last).toMatchObject({ action: 'member.note-added', target: 'srv-keep' });
});

test('notes of the same time are listed by ID', async () => {
  const { db } = backend.world;
  const note = db.memberNotes.find(({ userId }) => userId === 'usr-190');
  if (!note) throw new Error('The seed has no note about them.');
  db.memberNotes = [
    { ...note, id: 'note-c' },
    { ...note, id: 'note-a' },
    { ...note, id: 'note-b' },
  ];
  backend.signInAs('owner');
  const answer = await (await backend.send('GET', path('usr-190'))).text();
  expect([...answer.matchAll(/"note-\w"/g)].join(' ')).toBe('"note-a" "note-b" "note-c"');
});
