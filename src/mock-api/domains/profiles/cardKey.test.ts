import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('regular');
});
afterEach(() => backend.close());

const card = z.object({ data: z.object({ key: z.string() }) });
const keyNow = async () => {
  const response = await backend.send('GET', '/api/users/me/profile/card');
  return card.parse(await response.json()).data.key;
};

test('a visit to another page doesn’t change the content of the link preview image', async () => {
  const before = await keyNow();
  await backend.send('GET', '/api/users/me/overview');
  expect(await keyNow()).toBe(before);
});
