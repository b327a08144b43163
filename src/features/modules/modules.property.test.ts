import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { moduleFixtures } from '@/mock-api/testing/moduleFixtures';
import type { Values } from './common-fields/field';
import { fieldPaths, isValues } from './engine/paths';
import { initialValues } from './engine/schema';
import { loadModule, moduleAbouts } from './engine/registry';
import { mapSecrets } from './engine/secrets';
import { spoiledValues, validValues } from './testing/arbitrary';
import { runs } from '@tests/setup/scope';

const RUNS = { numRuns: runs(24) };
/** A server whose package includes every module. */
const SERVER = 'srv-hq';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.world.db.modules = [];
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const answerSchema = z.object({
  data: z.object({
    values: z.optional(z.unknown()),
    version: z.optional(z.number()),
    rule: z.optional(z.object({ id: z.string(), values: z.unknown() })),
    errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
});
const read = async (response: Response) => answerSchema.parse(await response.json()).data;

const specOf = async (slug: string) => {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`No module ${slug}.`);
  return spec;
};

describe.each(moduleAbouts.map(({ slug }) => slug))('%s', (slug) => {
  const url = `/api/servers/${SERVER}/modules/${slug}`;
  const version = async () => (await read(await backend.send('GET', url))).version ?? 0;

  /** Sends values as the form does, and returns the response. */
  const send = async (values: unknown, hasRules: boolean) =>
    hasRules
      ? backend.send('POST', `${url}/rules`, { enabled: true, values })
      : backend.send('PUT', url, { version: await version(), enabled: true, values });

  /**
   * The same for valid values: a quest with tasks that no member can do is accepted only as a
   * draft, and sent again as one.
   */
  const sendWhole = async (values: Values, hasRules: boolean) => {
    const response = await send(values, hasRules);
    if (slug !== 'quest' || response.status !== 400) return { sent: values, response };
    const { errors = [] } = await read(response);
    expect(errors.filter(({ path }) => !path.startsWith('tasks.'))).toEqual([]);
    const sent = { ...values, publish: 'DRAFT' };
    return { sent, response: await send(sent, hasRules) };
  };

  /** Each run begins with a module that was never saved. */
  const forget = () => {
    backend.world.db.modules = backend.world.db.modules.filter((row) => row.slug !== slug);
  };

  test('every field belongs to exactly one group', async () => {
    const { fields, groups } = await specOf(slug);
    expect(groups.flatMap((group) => group.fields).toSorted()).toEqual(
      Object.keys(fields).toSorted(),
    );
  });

  test('a rule over several fields names a field of the module', async () => {
    const { fields, checks } = await specOf(slug);
    const paths = fieldPaths(fields).map((each) => each.path);
    for (const { path } of checks) expect(paths).toContain(path.replaceAll(/\.\d+/g, '[]'));
  });

  test('values the schema accepts come back from the server unchanged', async () => {
    const spec = await specOf(slug);
    await fc.assert(
      fc.asyncProperty(
        validValues(spec, moduleFixtures(backend.world, SERVER, spec)),
        async (values) => {
          forget();
          const { sent, response } = await sendWhole(values, spec.rules !== undefined);
          expect(response.status).toBeLessThan(300);
          const data = await read(response);
          const answered = data.rule?.values ?? data.values;
          if (!isValues(answered)) throw new Error('The answer has no values.');
          // The response only says whether a secret is set.
          const isSet = ({ value }: { value: unknown }) => value !== null;
          expect(mapSecrets(spec.fields, answered, isSet)).toEqual(
            mapSecrets(spec.fields, sent, isSet),
          );
        },
      ),
      RUNS,
    );
  });

  test('values the schema refuses are refused by the server, with errors', async () => {
    const spec = await specOf(slug);
    await fc.assert(
      fc.asyncProperty(
        spoiledValues(spec, moduleFixtures(backend.world, SERVER, spec)),
        async (values) => {
          const response = await send(values, spec.rules !== undefined);
          expect(response.status).toBe(400);
          const { errors = [] } = await read(response);
          expect(errors).not.toHaveLength(0);
        },
      ),
      RUNS,
    );
  });

  test('its defaults are well formed, except for fields only an owner can fill in', async () => {
    const spec = await specOf(slug);
    const parsed = spec.schema.safeParse(initialValues(spec.fields));
    const missing = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
    for (const name of missing) expect(['', []]).toContainEqual(spec.fields[name]?.initial);
  });

  test('a package without it refuses a change', async () => {
    const response = await backend.send('PUT', url.replace(SERVER, 'srv-empty'), {
      version: 0,
      enabled: true,
      values: {},
    });
    // Staff do not manage that server; its owner does.
    expect(response.status).toBe(403);
    backend.signInAs('owner');
    const locked = await backend.send('PUT', url.replace(SERVER, 'srv-empty'), {
      version: 0,
      enabled: true,
      values: {},
    });
    expect(locked.status).toBe(402);
  });
});
