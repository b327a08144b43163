// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MOST_TEMPLATES } from '@/features/modules/field-types/message/templates/template';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

const url = '/api/servers/srv-keep/message-templates';
const message = { content: 'gm', embeds: [], buttons: [] };

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const schema = z.object({
  message: z.string(),
  data: z.nullable(
    z.object({
      template: z.optional(z.object({ id: z.string(), name: z.string() })),
      templates: z.optional(z.array(z.object({ name: z.string() }))),
      errors: z.optional(z.array(z.object({ path: z.string() }))),
    }),
  ),
});
const read = async (answer: Response) => schema.parse(await answer.json());
const add = (name: string, what: object = message) =>
  backend.send('POST', url, { name, message: what });
const names = async () =>
  (await read(await backend.send('GET', url))).data?.templates?.map(({ name }) => name);

test('templates are listed by name, and each name can be used only once', async () => {
  await add('Rules');
  await add('Links');
  const again = await add('rules');
  expect(again.status).toBe(409);
  expect((await read(again)).message).toBe('Another template has this name.');
  expect(await names()).toEqual(['Links', 'Rules']);
});

test('a template can be renamed and deleted', async () => {
  const { data } = await read(await add('Rules'));
  const one = `${url}/${data?.template?.id ?? ''}`;
  expect((await backend.send('PUT', one, { name: 'House rules' })).status).toBe(200);
  expect(await names()).toEqual(['House rules']);
  expect((await backend.send('DELETE', one)).status).toBe(200);
  expect(await names()).toEqual([]);
  expect((await backend.send('DELETE', one)).status).toBe(404);
});

test('a message that could not be posted is not saved as a template', async () => {
  const answer = await add('Wrong', {
    ...message,
    embeds: [],
    content: 'x'.repeat(2001),
  });
  expect(answer.status).toBe(400);
  expect((await read(answer)).data?.errors?.map(({ path }) => path)).toEqual(['message.content']);
});

test('a template beyond the maximum number is refused', async () => {
  backend.world.db.messageTemplates = Array.from({ length: MOST_TEMPLATES }, (_, index) => ({
    id: `mtp-${String(index)}`,
    serverId: 'srv-keep',
    name: `Template ${String(index)}`,
    message,
    savedAt: 0,
    savedBy: 'usr-owner',
  }));
  expect((await add('One more')).status).toBe(409);
});
