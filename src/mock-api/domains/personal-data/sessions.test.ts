// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountSessionsSchema } from '@/features/identity/account/account';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('member');
});
afterEach(() => backend.close());

test('the current session is first, and others seen at the same time are listed by ID', async () => {
  const { sessions } = backend.world.db;
  const current = sessions.at(-1);
  if (!current) throw new Error('Nobody is signed in.');
  for (const id of ['b', 'c', 'a'])
    sessions.unshift({ ...current, id, access: `${id}-access`, refresh: `${id}-refresh` });
  const answer = await backend.send('GET', '/api/users/me/sessions');
  const { data } = z.object({ data: accountSessionsSchema }).parse(await answer.json());
  const ids = data.sessions.map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual([current.id, 'a', 'b', 'c']);
});
