// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldPaths } from '@/features/modules/engine/paths';
import { asItems } from '@/features/modules/engine/shape';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import quest from '@/features/modules/definitions/quest/definition';
import { isRow } from '@/shared/api/lenient';
import { QUESTS } from './seed/modules/quests';
import { createTestBackend, type TestBackend } from './hosts/vitest/testServer';
import { openApiDocument } from './openapi/document';
import { decodeSnapshot, encodeSnapshot } from './snapshots';
import { isFull } from '@tests/setup/scope';
import { personas, personaUserId, type PersonaKey } from './domains/accounts/personas';
import { everyGet, everyReadingPost } from './testing/everyRead';
import { scriptedChain } from './testing/scriptedChain';
import { createWorld } from './createWorld';

const SERVER = 'srv-keep';
const RULES = `/api/servers/${SERVER}/modules/quest/rules`;
const LINK = 'https://shop.example/castle';
const MARKER = 'marker-secret-that-must-not-leave';

const document = await openApiDocument();

/** Every schema of the document's responses, with the components they refer to. */
function answerSchemas(): unknown[] {
  const responses = Object.values(document.paths).flatMap((calls) =>
    Object.values(calls).flatMap((call) => (isRow(call) ? [call['responses']] : [])),
  );
  const found = new Set<unknown>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    if (!isRow(part) || found.has(part)) return;
    found.add(part);
    const name = typeof part['$ref'] === 'string' ? part['$ref'].split('/').slice(2) : null;
    if (name) {
      const [kind = '', id = ''] = name;
      const components = document.components[kind];
      visit(isRow(components) ? components[id] : undefined);
    }
    Object.values(part).forEach(visit);
  };
  responses.forEach(visit);
  return [...found];
}

describe('the document', () => {
  test('has no write-only field in a response', () => {
    const schemas = answerSchemas();
    expect(schemas.length).toBeGreaterThan(1000);
    expect(schemas.filter((each) => isRow(each) && each['writeOnly'] === true)).toEqual([]);
  });

  /** Names that sound like secrets but are not, with the reason. */
  const NONE: Readonly<Record<string, string>> = {
    secret: 'Which secret is stored, without its text.',
    token: 'A token of a chain.',
    tokens: 'Tokens of a chain.',
    tokenAccount: 'An account of a token.',
    code: 'A one-time code its own owner reads.',
    codes: 'Codes to give to winners.',
    isToken: 'Whether something is a token.',
  };
  test('has only known exceptions among response fields that sound like secrets', () => {
    const names = answerSchemas().flatMap((each) =>
      isRow(each) && isRow(each['properties']) ? Object.keys(each['properties']) : [],
    );
    const suspects = names.filter((name) =>
      /secret|password|passphrase|apikey|privatekey|seedphrase|recovery|webhook|hmac|^(?:access|refresh)?token$|accessToken|refreshToken/i.test(
        name,
      ),
    );
    expect([...new Set(suspects)].filter((name) => !Object.hasOwn(NONE, name))).toEqual([]);
  });

  test('types every setting that sounds like a secret as write-only', async () => {
    const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
    const suspects = specs.flatMap((spec) =>
      fieldPaths(spec?.fields ?? {}).flatMap(({ path, field: { label, control } }) =>
        /secret|password|api key|private key|webhook url|bot token/i.test(`${path} ${label}`)
          ? [{ path, type: control.type }]
          : [],
      ),
    );
    expect(suspects).toEqual([{ path: 'tasks[].secret', type: 'secret' }]);
  });

  test('marks the secret text of a sent quest as write-only', () => {
    const schemas = document.components['schemas'];
    const sent = isRow(schemas) ? JSON.stringify(schemas['QuestValuesSent']) : '';
    expect(sent).toContain('"value":{"type":"string","writeOnly":true');
  });
});

const ruleSchema = z.object({
  id: z.string(),
  version: z.number(),
  values: z.record(z.string(), z.unknown()),
});
const answer = z.object({
  data: z.nullable(
    z.object({
      rule: z.optional(ruleSchema),
      errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    }),
  ),
});

let backend: TestBackend;
const rule = (id: string) => {
  const found = backend.world.db.modules
    .flatMap(({ rules }) => rules)
    .find((each) => each.id === id);
  if (!found) throw new Error(`There is no quest ${id}.`);
  return found;
};
const read = async (response: Response) => {
  const { data } = answer.parse(await response.json());
  return { status: response.status, rule: data?.rule, errors: data?.errors ?? [] };
};
const asks = (link: string, secret: unknown): Values => ({
  kind: 'API',
  prompt: 'Do it.',
  page: 'https://page.example',
  link,
  secret,
});
const withTasks = (values: Values, ...tasks: Values[]): Values => {
  const whole = completeValues(quest.fields, { ...values, validation: 'AUTO', tasks });
  return { ...whole, recurrence: 'ONCE' };
};
/** Saves a quest with these tasks. */
const save = async (id: string, ...tasks: Values[]) => {
  const { version, values } = rule(id);
  const body = { version, enabled: true, values: withTasks(values, ...tasks) };
  return read(await backend.send('PUT', `${RULES}/${id}`, body));
};
const secretsOf = (values: Values | undefined) =>
  asItems(values?.['tasks']).map(({ secret }) => secret);
/** The text of the secret that signs each task of a stored quest. */
const textsOf = (id: string) =>
  asItems(rule(id).values['tasks']).map(
    ({ secret }) =>
      backend.world.db.moduleSecrets.find((row) => isRow(secret) && row.id === secret['id'])
        ?.value ?? null,
  );
const ENTER_AGAIN = 'The address changed. Enter the secret again.';

describe('the secret of a task', () => {
  beforeEach(() => {
    backend = createTestBackend({ startChain: async () => scriptedChain() });
    backend.signInAs('owner');
  });
  afterEach(() => backend.close());

  const stored = async () => {
    const { rule: saved } = await save(QUESTS.best, asks(LINK, { value: MARKER }));
    return secretsOf(saved?.values)[0];
  };

  test('D30: is read back as set, without its text', async () => {
    await save(QUESTS.best, asks(LINK, { value: MARKER }));
    const text = await (await backend.send('GET', RULES)).text();
    expect(text).not.toContain(MARKER);
    expect(text).toContain(`"destination":"${LINK}"`);
    expect(textsOf(QUESTS.best)).toEqual([MARKER]);
  });

  test('is kept when its task is saved again', async () => {
    const secret = await stored();
    expect((await save(QUESTS.best, { ...asks(LINK, secret), prompt: 'Now.' })).status).toBe(200);
    expect(textsOf(QUESTS.best)).toEqual([MARKER]);
  });

  test('moves with its task, and with no other task', async () => {
    const secret = await stored();
    const other = { value: 'another-secret-of-the-same' };
    const first = await save(QUESTS.best, asks('https://a.example/x', other), asks(LINK, secret));
    expect(textsOf(QUESTS.best)).toEqual([other.value, MARKER]);
    const [one] = secretsOf(first.rule?.values);
    await save(QUESTS.best, asks(LINK, secret));
    expect(textsOf(QUESTS.best)).toEqual([MARKER]);
    expect((await save(QUESTS.best, asks(LINK, one))).errors).toHaveLength(1);
  });

  test.each(['https://evil.example/castle', 'https://shop.example/other', `${LINK}?to=evil`])(
    'is not used for %s until it is entered again',
    async (link) => {
      const secret = await stored();
      const refused = await save(QUESTS.best, asks(link, secret));
      expect(refused.status).toBe(400);
      expect(refused.errors).toEqual([{ path: 'tasks.0.secret', message: ENTER_AGAIN }]);
    },
  );

  test('is refused to an editor who claims another destination for it', async () => {
    const secret = await stored();
    const destination = 'https://evil.example/castle';
    const forged = isRow(secret) ? { ...secret, destination } : null;
    const { status, errors } = await save(QUESTS.best, asks(destination, forged));
    expect(status).toBe(400);
    expect(errors).toEqual([{ path: 'tasks.0.secret', message: ENTER_AGAIN }]);
  });

  test('cannot be taken by a second task', async () => {
    const secret = await stored();
    const { status, errors } = await save(QUESTS.best, asks(LINK, secret), asks(LINK, secret));
    expect(status).toBe(400);
    expect(errors.map(({ path }) => path)).toEqual(['tasks.1.secret']);
  });

  test('cannot be taken by another quest', async () => {
    const secret = await stored();
    const { status } = await save(QUESTS.piece, asks(LINK, secret));
    expect(status).toBe(400);
    const { values } = rule(QUESTS.best);
    const copy = { ...withTasks(values, asks(LINK, secret)), name: 'A copy' };
    const added = await read(await backend.send('POST', RULES, { enabled: true, values: copy }));
    expect(added.errors.map(({ path }) => path)).toEqual(['tasks.0.secret']);
  });

  test('is dropped when the task changes kind and link', async () => {
    const secret = await stored();
    const link = 'https://elsewhere.example/page';
    const { status } = await save(QUESTS.best, { ...asks(link, secret), kind: 'VISIT_LINK' });
    expect(status).toBe(200);
    expect(textsOf(QUESTS.best)).toEqual([null]);
    const { errors } = await save(QUESTS.best, asks(link, secret));
    expect(errors.map(({ path }) => path)).toEqual(['tasks.0.secret']);
  });

  test('is refused as plain text, the earlier format', async () => {
    const { version, values } = rule(QUESTS.best);
    const body = {
      version,
      enabled: true,
      values: { ...withTasks(values), tasks: [asks(LINK, MARKER)] },
    };
    const { errors } = await read(await backend.send('PUT', `${RULES}/${QUESTS.best}`, body));
    expect(errors.map(({ path }) => path)).toEqual(['tasks.0.secret']);
  });

  test('is deleted after replacement, once the change can no longer be undone', async () => {
    await stored();
    await save(QUESTS.best, asks(LINK, { value: 'the-second-secret-of-it' }));
    const held = () => backend.world.db.moduleSecrets.map(({ value }) => value);
    expect(held()).toContain(MARKER);
    await save(QUESTS.best, { ...asks(LINK, secretsOf(rule(QUESTS.best).values)[0]), prompt: 'x' });
    expect(held()).not.toContain(MARKER);
  });

  test('is restored with a deleted quest', async () => {
    await stored();
    const removal = await backend.send('DELETE', `${RULES}/${QUESTS.best}`);
    const ticket = z
      .object({ data: z.object({ undo: z.object({ entryId: z.string() }) }) })
      .parse(await removal.json());
    const back = `/api/servers/${SERVER}/audit-log/${ticket.data.undo.entryId}/undo`;
    expect((await backend.send('POST', back)).status).toBe(200);
    expect(textsOf(QUESTS.best)).toEqual([MARKER]);
  });

  test('is not copied with a category', async () => {
    await stored();
    const path = `/api/servers/${SERVER}/quest-categories/${String(rule(QUESTS.best).values['categoryId'])}/copy`;
    expect((await backend.send('POST', path)).status).toBe(201);
    const copies = backend.world.db.modules
      .flatMap(({ rules }) => rules)
      .filter(({ values }) => String(values['name']).endsWith('(copy)'))
      .flatMap(({ values }) => asItems(values['tasks']))
      .filter(({ kind }) => kind === 'API');
    expect(copies.map(({ secret }) => secret)).toEqual([null]);
  });

  test('can be replaced without changing the task’s ID', async () => {
    const { rule: before } = await save(QUESTS.best, asks(LINK, { value: MARKER }));
    const { rule: after } = await save(QUESTS.best, asks(LINK, { value: `${MARKER}-2` }));
    const { tasksOf } = await import('./domains/quests/taskIds');
    expect(tasksOf(quest.read(after?.values ?? {}))[0]?.id).toBe(
      tasksOf(quest.read(before?.values ?? {}))[0]?.id,
    );
  });
});

describe('a saved secret', () => {
  beforeAll(async () => {
    backend = createTestBackend({ startChain: async () => scriptedChain() });
    backend.signInAs('owner');
    await save(QUESTS.gate, asks(LINK, { value: MARKER }));
    await save(QUESTS.best, { ...asks(LINK, { value: `${MARKER}-2` }), prompt: 'x' });
    await backend.send('DELETE', `${RULES}/${QUESTS.best}`);
    const copy = {
      ...withTasks(rule(QUESTS.gate).values, asks(LINK, { value: `${MARKER}-3` })),
      name: 'One more',
    };
    const added = await backend.send('POST', RULES, { enabled: true, values: copy });
    if (added.status !== 201) throw new Error('The quest wasn’t added.');
    // Refused saves return the errors.
    await save(QUESTS.gate, asks('https://', { value: `${MARKER}${'x'.repeat(200)}` }));
  });
  afterAll(() => backend.close());

  const readers = personas.filter(({ key }) => key !== 'banned').map(({ key }) => key);
  /** Reading everything takes some seconds, so a quick run uses one persona of each kind. */
  const ofGate: readonly PersonaKey[] = ['owner', 'staff', 'member'];
  test.each(isFull ? readers : ofGate)(
    'is in no response to %s',
    async (persona) => {
      backend.signInAs(persona);
      const person = personaUserId('regular');
      const reads = [
        ...(await everyGet(document, backend.world, person)),
        ...(await everyReadingPost(backend.world, person)),
      ];
      const leaks: string[] = [];
      for (const { method, path, body } of reads) {
        const text = await (await backend.send(method, path, body)).text();
        if (text.includes(MARKER)) leaks.push(path);
      }
      expect(leaks).toEqual([]);
    },
    60_000,
  );

  test('is in no table but its own, and not in the log of calls', () => {
    const { moduleSecrets, ...tables } = backend.world.db;
    expect(JSON.stringify(moduleSecrets)).toContain(MARKER);
    const plain = (_: string, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value;
    expect(JSON.stringify(tables, plain)).not.toContain(MARKER);
    expect(JSON.stringify(backend.requests())).not.toContain(MARKER);
  });
});

test('a stored world with secrets among its values moves them to the secrets table', () => {
  const { db, ...rest } = createWorld().snapshot();
  const { moduleSecrets: _, ...older } = structuredClone(db);
  const row = older.modules.find(({ serverId, slug }) => serverId === SERVER && slug === 'quest');
  const [first] = row?.rules ?? [];
  if (!first) throw new Error('The seed has no quest.');
  first.values = { ...first.values, tasks: [asks(LINK, MARKER), asks(LINK, MARKER)] };
  older.audit.push({
    id: 'aud-old',
    at: 0,
    userId: null,
    action: 'module.quest.rule-saved',
    target: SERVER,
    serverId: SERVER,
    changes: [
      { field: 'Tasks', before: null, after: `[{"kind":"API","secret":"${MARKER.slice(0, 9)}…` },
    ],
    undo: {
      kind: 'RULE',
      slug: 'quest',
      ruleId: first.id,
      version: 1,
      rule: structuredClone(first),
    },
    undoneAt: null,
  });
  older.keyedCalls.push({
    userId: 'usr-owner',
    key: 'key-of-an-earlier-version',
    asked: JSON.stringify(['POST', RULES, { values: first.values }]),
    status: 201,
    data: { rule: { values: first.values } },
    message: 'Added.',
    at: 0,
  });
  const text = encodeSnapshot({ ...rest, db: { ...older, moduleSecrets: [] } });
  const kept = decodeSnapshot(text.replace(',"moduleSecrets":[]', ''));
  if (!kept) throw new Error('The stored world wasn’t accepted.');
  const { moduleSecrets, ...tables } = kept.db;
  const now = tables.modules.flatMap(({ rules }) => rules).find(({ id }) => id === first.id);
  const secrets = asItems(now?.values['tasks']).map(({ secret }) => secret);
  const held = moduleSecrets.filter(({ value }) => value === MARKER);
  expect(held).toHaveLength(2);
  expect(secrets).toEqual(held.map(({ id, destination }) => ({ id, destination })));
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  expect(JSON.stringify(tables, plain)).not.toContain(MARKER.slice(0, 9));
});
