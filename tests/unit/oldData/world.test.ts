import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isFull } from '../../setup/scope';
import {
  addRetiredColumns,
  addRetiredSettings,
  browserWorld,
  changedFields,
  diskWorld,
  dropOptionalSettings,
  factsOf,
  failedReads,
  fieldNames,
  isSignedIn,
  readExpected,
  retireModule,
  saveAgain,
  settingsOf,
  startOn,
  unpackDisk,
  type Setting,
} from './product/world';

type Backend = ReturnType<typeof startOn>;

const expected = readExpected();
const accounts = (expected.facts['accounts'] ?? []).map(({ id }) => String(id));
const disk = unpackDisk();
afterAll(() => disk.remove());
const openDisk = () => startOn(diskWorld(disk.path), expected.now, disk.path);

const nameOf = ({ serverId, module, ruleId }: Setting) => [serverId, module, ruleId].join(' ');

/**
 * `npm test` saves active modules on the server that has all of them, and an inactive one there only if no active one
 * exists.
 */
const ofAllModules = expected.settings.filter(({ serverId }) => serverId === 'srv-hq');
const modulesOn = new Set(ofAllModules.flatMap((each) => (each.enabled ? [each.module] : [])));
const ofGate = ofAllModules.filter(({ enabled, module }) => enabled || !modulesOn.has(module));
const toSave = (isFull ? expected.settings : ofGate).filter(({ wasAccepted }) => wasAccepted);

/** The recorded values whose fields still exist with the same meaning. */
function comparable({ module, values }: Setting, now: Setting | undefined) {
  const kept = Object.entries(values).filter(
    ([name]) => Object.hasOwn(now?.values ?? {}, name) && !changedFields[module]?.includes(name),
  );
  return Object.fromEntries(kept);
}

/** The recorded settings that are missing or different. Fields added or removed since do not count. */
function changedSettings(settings: readonly Setting[], recorded: readonly Setting[]) {
  const found = new Map(settings.map((each) => [nameOf(each), each]));
  return recorded.filter((each) => {
    const now = found.get(nameOf(each));
    const then = comparable(each, now);
    const still = Object.fromEntries(Object.keys(then).map((name) => [name, now?.values[name]]));
    return now?.enabled !== each.enabled || !isDeepStrictEqual(still, then);
  });
}

/** The recorded facts as an expectation: rows may come in another order, with more columns, and among others. */
const recordedFacts = Object.fromEntries(
  Object.entries(expected.facts).map(([name, rows]) => [
    name,
    expect.arrayContaining(rows.map((each) => expect.objectContaining(each))),
  ]),
);

describe('a world that the dev server stored', () => {
  let backend: Backend;
  beforeAll(() => {
    backend = openDisk();
  });
  afterAll(() => backend.close());

  test('keeps its sessions open', async () => {
    expect(await isSignedIn(backend, expected.session)).toBe(true);
  });

  test('has its orders, balances, payouts and members as they were', async () => {
    expect(await factsOf(backend, accounts)).toMatchObject(recordedFacts);
  });

  test('has the settings of every module as they were', async () => {
    expect(changedSettings(await settingsOf(backend), expected.settings)).toEqual([]);
  });

  test.each(['owner', 'member'] as const)('answers every read of the %s', async (persona) => {
    expect(await failedReads(backend, persona)).toEqual([]);
  });

  test('takes every setting again unchanged that it took before', async () => {
    const now = new Map((await settingsOf(backend)).map((each) => [nameOf(each), each]));
    const refused: string[] = [];
    for (const setting of toSave) {
      const there = now.get(nameOf(setting));
      const status = there && (await saveAgain(backend, setting, there));
      if (status !== 200) refused.push(`${nameOf(setting)}: ${String(status)}`);
    }
    expect(refused).toEqual([]);
  });
});

describe('a world that a later version reads', () => {
  let backend: Backend;
  beforeEach(() => {
    backend = openDisk();
  });
  afterEach(() => backend.close());

  test('drops settings that were removed since', async () => {
    addRetiredSettings(backend);
    const settings = await settingsOf(backend);
    expect(changedSettings(settings, expected.settings)).toEqual([]);
    expect(JSON.stringify(settings)).not.toContain('retired');
  });

  test('fills in settings that were added since', async () => {
    await dropOptionalSettings(backend);
    const settings = await settingsOf(backend);
    expect(settings.map(nameOf)).toEqual(expect.arrayContaining(expected.settings.map(nameOf)));
    const fields = await fieldNames();
    const incomplete = settings.filter(({ module, values }) =>
      fields.get(module)?.some((name) => !Object.hasOwn(values, name)),
    );
    expect(incomplete).toEqual([]);
  });

  test('leaves a module out that was removed since', async () => {
    retireModule(backend, 'srv-hq', 'hold-to-earn');
    const others = expected.settings.filter(
      ({ serverId, module }) => serverId !== 'srv-hq' || module !== 'hold-to-earn',
    );
    expect(changedSettings(await settingsOf(backend), others)).toEqual([]);
  });

  test('reads rows with columns that were removed since', async () => {
    addRetiredColumns(backend);
    expect(await factsOf(backend, accounts)).toMatchObject(recordedFacts);
    expect(await failedReads(backend, 'owner')).toEqual([]);
  });
});

test('a world that a page with its own back end stored is read as it was', async () => {
  const backend = startOn(browserWorld(), expected.now);
  expect(await factsOf(backend, accounts)).toMatchObject(recordedFacts);
  backend.close();
});
