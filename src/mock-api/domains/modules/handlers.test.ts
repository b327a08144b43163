import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadModule } from '@/features/modules/engine/registry';
import { initialValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import { condition } from '@/features/modules/definitions/holder-verification/condition';
import nftSale from '@/features/modules/definitions/nft-sale/definition';
import { collections, tokens } from '../market/market';
import { moduleRow } from '../module-settings/modules';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

const SERVER = 'srv-hq';
const url = (path: string) => `/api/servers/${SERVER}/modules/${path}`;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const answerSchema = z.object({
  message: z.string(),
  data: z.nullable(
    z.object({
      errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
      rule: z.optional(z.object({ id: z.string() })),
    }),
  ),
});
const read = async (response: Response) => answerSchema.parse(await response.json());
const guild = () => {
  const found = backend.world.db.guilds.find(({ id }) => id === SERVER);
  if (!found) throw new Error('The seed has no such server.');
  return found;
};
const row = (slug: string) => moduleRow(backend.world, guild(), slug);
const valuesOf = async (slug: string, values: Values) => ({
  ...(await loadModule(slug))?.initial,
  ...values,
});
const add = async (slug: string, values: Values) =>
  backend.send('POST', url(`${slug}/rules`), {
    enabled: true,
    values: await valuesOf(slug, values),
  });

test('two bodies that are none are refused one after the other', async () => {
  for (const _ of [1, 2]) {
    const response = await backend.send('PUT', url('token-price'), 'no body');
    expect(response.status).toBe(400);
    expect((await read(response)).data?.errors).toHaveLength(1);
  }
});

test('a channel of another kind than the module posts to is refused', async () => {
  const { channels } = guild();
  const ids = channels.filter(({ type }) => type === 2 || type === 4).map(({ id }) => id);
  for (const channelId of ids) {
    const response = await backend.send('PUT', url('welcome-message'), {
      version: row('welcome-message').version,
      enabled: true,
      values: await valuesOf('welcome-message', { channelId }),
    });
    const { data } = await read(response);
    expect(
      data?.errors?.map(({ path, message }) => [
        path,
        message.includes('isn’t the right type of channel'),
      ]),
    ).toEqual([['channelId', true]]);
  }
});

test('a picture left to a variable there is none of, or to one for text, is refused at its place', async () => {
  const { message } = nftSale.initial;
  const [embed] = message.embeds;
  const send = (image: string) =>
    add('nft-sale', {
      name: 'Sales',
      collection: collections[0]?.address,
      channelId: guild().channels.find(({ type, botCanPost }) => type === 0 && botCanPost)?.id,
      message: { ...message, embeds: [{ ...embed, image }] },
    });
  expect((await read(await send('{nft.pic}'))).data?.errors).toEqual([
    { path: 'message.embeds.0.image', message: 'Unknown variable: {nft.pic}.' },
  ]);
  expect((await read(await send('{nft.name}'))).data?.errors).toEqual([
    {
      path: 'message.embeds.0.image',
      message: '{nft.name} is a text variable. Use a link or image variable here.',
    },
  ]);
  expect((await send('{nft.image}')).status).toBe(201);
});

test('rules of a module that holds none are nowhere', async () => {
  const answers = await Promise.all([
    backend.send('GET', url('welcome-message/rules')),
    backend.send('POST', url('welcome-message/rules'), { enabled: true, values: {} }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('a category quests belong to is not deleted', async () => {
  const response = await backend.send('DELETE', url('task-to-earn/rules/rule-cat-gate-srv-hq'));
  expect(response.status).toBe(409);
  expect(row('task-to-earn').rules.map(({ id }) => id)).toContain('rule-cat-gate-srv-hq');
});

test('a quest of a category there is not is refused at that field', async () => {
  const response = await add('quest', {
    name: 'Lost',
    categoryId: 'rule-none',
    tasks: [{ ...(await taskOf()), prompt: 'Where?' }],
  });
  expect((await read(response)).data?.errors).toEqual([
    { path: 'categoryId', message: 'This category was deleted. Pick another.' },
  ]);
});
async function taskOf(): Promise<Values> {
  const control = (await loadModule('quest'))?.fields['tasks']?.control;
  if (control?.type !== 'list') throw new Error('Tasks are a list.');
  return Object.fromEntries(
    Object.entries(control.fields).map(([name, { initial }]) => [name, initial]),
  );
}

test('a second category of the same name is refused, whatever its capitals', async () => {
  const response = await add('task-to-earn', { name: 'AT THE GATE' });
  expect((await read(response)).data?.errors?.map(({ path }) => path)).toEqual(['name']);
});

test('only one category is the default', async () => {
  const response = await add('task-to-earn', { name: 'Another', defaultFlag: 'DEFAULT' });
  expect((await read(response)).data?.errors?.map(({ path }) => path)).toEqual(['defaultFlag']);
});

const channel = (name: string) => guild().channels.find((each) => each.name === name)?.id ?? '';

test('a message whose time has passed is refused at its day', async () => {
  const schedule = await valuesOf('schedule-message', {});
  const response = await add('schedule-message', {
    name: 'Too late',
    channelId: channel('general'),
    schedule: { ...Object(schedule['schedule']), kind: 'ONCE', date: '2020-01-01' },
  });
  expect((await read(response)).data?.errors).toEqual([
    { path: 'schedule.date', message: 'This time is in the past.' },
  ]);
});

test('a cron pattern is refused by its wrong part, in the words of the form', async () => {
  const schedule = await valuesOf('schedule-message', {});
  const response = await add('schedule-message', {
    name: 'Too high',
    channelId: channel('general'),
    schedule: { ...Object(schedule['schedule']), kind: 'CRON', cron: '0 25 * * *' },
  });
  expect((await read(response)).data?.errors).toContainEqual({
    path: 'schedule.cron',
    message: 'The hour must be 0 to 23, not “25”.',
  });
});

test('an alert of a collection that is a token is refused', async () => {
  const response = await add('nft-sale', {
    name: 'Mistaken',
    collection: tokens[1]?.mint,
    channelId: channel('sales'),
  });
  expect((await read(response)).data?.errors).toEqual([
    { path: 'collection', message: 'This is a token (USD Coin), not a collection.' },
  ]);
});

test('traits that a known collection does not have are refused, each at its field', async () => {
  const own = {
    ...row('holder-verification').rules[0]?.values,
    name: 'Traits',
    conditions: [
      {
        ...initialValues(condition),
        kind: 'TRAITS',
        collection: collections[0]?.address,
        traits: [
          { name: 'Robes', values: ['Gold'] },
          { name: 'Robe', values: ['Gold', 'Golden'] },
        ],
      },
    ],
  };
  const { errors } = (await read(await add('holder-verification', own))).data ?? {};
  expect(errors?.filter(({ path }) => path.includes('traits'))).toEqual([
    {
      path: 'conditions.0.traits.0.name',
      message: 'Keepers of the Tower has no trait “Robes”. Its traits: Robe, Eyes, Tower.',
    },
    {
      path: 'conditions.0.traits.1.values',
      message: 'Keepers of the Tower has no NFTs with Robe “Golden”.',
    },
  ]);
});

test('rules are put in a new order as a whole', async () => {
  const ids = row('schedule-message').rules.map(({ id }) => id);
  const response = await backend.send('PUT', url('schedule-message/rules/order'), {
    version: 0,
    ids: ids.toReversed(),
  });
  expect(response.status).toBe(200);
  expect(row('schedule-message').rules.map(({ id }) => id)).toEqual(ids.toReversed());
});

test.each([
  ['leaves one out', (ids: string[]) => ids.slice(1)],
  ['names one twice', (ids: string[]) => [ids[0] ?? '', ...ids.slice(0, -1)]],
  ['names another', (ids: string[]) => ['rule-none', ...ids.slice(1)]],
])('an order that %s is refused', async (_, change) => {
  const ids = row('schedule-message').rules.map(({ id }) => id);
  const response = await backend.send('PUT', url('schedule-message/rules/order'), {
    version: 0,
    ids: change(ids),
  });
  expect(response.status).toBe(409);
  expect(row('schedule-message').rules.map(({ id }) => id)).toEqual(ids);
});
