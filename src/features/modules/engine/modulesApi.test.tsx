import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore, type AppStore } from '@/app/store/store';
import { linkedCopiesApi } from '@/features/modules/linked-copies/linkedCopiesApi';
import { changedWithOrders } from '@/features/billing/orders/orderNews';
import { questManagementApi } from '@/features/earning/quests/manage/questManagementApi';
import { undoChange } from '@/features/server/settings/endpoints';
import { request } from '@/shared/api/request';
import { baseApi } from '@/shared/api/baseApi';
import { reportChange } from '@/shared/api/changes';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { HOUSE_RULES } from '@/mock-api/testing/messageCopies';
import { modulesApi } from './modulesApi';

/** Its package has every module. */
const SERVER = 'srv-hq';
const MODULES = `/api/servers/${SERVER}/modules`;
const WITH_RULES = ['quest', 'task-to-earn', 'holder-verification', 'embed-message'];
const SETTINGS = ['welcome-message', 'verification-bot'];

let backend: TestBackend;
let appStore: AppStore;
let store: AppStore['store'];
beforeEach(async () => {
  backend = createTestBackend();
  backend.signInAs('staff');
  appStore = createStore();
  ({ store } = appStore);
  attachServerData(appStore);
  const { modules, module, rules } = modulesApi.endpoints;
  await Promise.all([
    store.dispatch(modules.initiate(SERVER)),
    store.dispatch(questManagementApi.endpoints.serverQuests.initiate(SERVER)),
    store.dispatch(
      linkedCopiesApi.endpoints.linkedCopies.initiate({ serverId: SERVER, ruleId: HOUSE_RULES }),
    ),
    ...[...WITH_RULES, ...SETTINGS].map((slug) =>
      store.dispatch(module.initiate({ serverId: SERVER, slug })),
    ),
    ...WITH_RULES.map((slug) => store.dispatch(rules.initiate({ serverId: SERVER, slug }))),
  ]);
});
afterEach(() => {
  // Stores of earlier tests react to changes, too.
  store.dispatch(baseApi.util.resetApiState());
  backend.close();
});

const { rules: rulesQuery, modules: modulesQuery } = modulesApi.endpoints;
const shownRules = (slug: string) => {
  const { selector } = appStore.rootReducer.inject(baseApi);
  return selector(rulesQuery.select({ serverId: SERVER, slug }))(store.getState()).data?.rules;
};
const shownState = (slug: string) => {
  const { selector } = appStore.rootReducer.inject(baseApi);
  const { data } = selector(modulesQuery.select(SERVER))(store.getState());
  return data?.modules.find((module) => module.slug === slug)?.state;
};

/** Paths that are read again because of `act`. */
async function readAgain(act: () => unknown): Promise<string[]> {
  const start = backend.requests().length;
  await act();
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  return backend
    .requests()
    .slice(start)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
    .sort();
}

const DESK = `/api/servers/${SERVER}/quests`;
const COPIES = `/api/servers/${SERVER}/messages/${HOUSE_RULES}/linked-copies`;
/** Endpoints with data of all modules, so every change makes them reload. */
const always = [MODULES, DESK];
const bothOf = (slug: string) => [`${MODULES}/${slug}`, `${MODULES}/${slug}/rules`];
const all = [
  ...always,
  COPIES,
  ...WITH_RULES.flatMap(bothOf),
  ...SETTINGS.map((slug) => `${MODULES}/${slug}`),
].sort();
const only = (...paths: string[]) => [...always, ...paths].sort();

const row = (slug: string) => {
  const found = backend.world.db.modules.find(
    (each) => each.serverId === SERVER && each.slug === slug,
  );
  if (!found) throw new Error(`The seed has no ${slug}.`);
  return found;
};
const rulePlace = (slug: string) => {
  const [rule] = row(slug).rules;
  if (!rule) throw new Error(`The seed has no rule of ${slug}.`);
  const { id: ruleId, version, enabled } = rule;
  return { serverId: SERVER, slug, ruleId, version, enabled };
};
/** Turns its first rule on or off, with the shown values. */
const updateRule = async (slug: string, version?: number) => {
  const place = rulePlace(slug);
  const values = shownRules(slug)?.find(({ id }) => id === place.ruleId)?.values ?? {};
  return store.dispatch(
    modulesApi.endpoints.updateRule.initiate({
      ...place,
      values,
      enabled: !place.enabled,
      version: version ?? place.version,
    }),
  );
};

test('a rule that is saved has its module and the overview read again, and no other module', async () => {
  const place = rulePlace('holder-verification');
  expect(await readAgain(async () => updateRule('holder-verification'))).toEqual(
    only(...bothOf('holder-verification')),
  );
  expect(shownRules('holder-verification')?.[0]).toMatchObject({
    enabled: !place.enabled,
    version: place.version + 1,
  });
});

test('a message that is saved has its copies read again', async () => {
  expect(await readAgain(async () => updateRule('embed-message'))).toEqual(
    only(COPIES, ...bothOf('embed-message')),
  );
});

test('settings that are saved have their module and the overview read again', async () => {
  const { version, enabled, values } = row('welcome-message');
  const save = modulesApi.endpoints.updateModule.initiate({
    serverId: SERVER,
    slug: 'welcome-message',
    version,
    enabled: !enabled,
    values: values ?? {},
  });
  expect(await readAgain(() => store.dispatch(save))).toEqual(only(`${MODULES}/welcome-message`));
});

test('a switch shows in the overview at once, and has no other module read again', async () => {
  const enabled = !row('verification-bot').enabled;
  const seen: unknown[] = [];
  const again = await readAgain(async () => {
    const place = { serverId: SERVER, slug: 'verification-bot', enabled };
    const answer = store.dispatch(modulesApi.endpoints.switchModule.initiate(place));
    seen.push(shownState('verification-bot'));
    await answer;
  });
  expect(seen).toEqual([enabled ? 'ON' : 'OFF']);
  // One of the two reads fetches the version that the save is based on.
  expect(again).toEqual(only(`${MODULES}/verification-bot`, `${MODULES}/verification-bot`));
});

test('rules in another order are read again with their module, and with the next save as well', async () => {
  const { listVersion, rules } = row('task-to-earn');
  const ids = rules.map(({ id }) => id).toReversed();
  const order = modulesApi.endpoints.reorderRules.initiate({
    serverId: SERVER,
    slug: 'task-to-earn',
    version: listVersion ?? 0,
    ids,
  });
  expect(await readAgain(() => store.dispatch(order))).toEqual(only(...bothOf('task-to-earn')));
  expect(shownRules('task-to-earn')?.map(({ id }) => id)).toEqual(ids);
  expect(await readAgain(async () => updateRule('task-to-earn'))).toEqual(
    only(...bothOf('task-to-earn')),
  );
});

test('a quest that is paused has no category read again', async () => {
  const { ruleId, version } = rulePlace('quest');
  const pause = questManagementApi.endpoints.updateQuestStage.initiate({
    serverId: SERVER,
    ruleId,
    version,
    action: 'PAUSE',
  });
  expect(await readAgain(() => store.dispatch(pause))).toEqual(only(...bothOf('quest')));
});

test('a category that is deleted has categories and quests read again', async () => {
  const ruleId = `rule-cat-lore-${SERVER}`;
  const removal = questManagementApi.endpoints.deleteQuestCategory.initiate({
    serverId: SERVER,
    ruleId,
    quests: 'MOVE',
  });
  expect(await readAgain(() => store.dispatch(removal))).toEqual(
    only(...bothOf('quest'), ...bothOf('task-to-earn')),
  );
});

test('a change that is undone may be of any module', async () => {
  await readAgain(async () => updateRule('holder-verification'));
  const line = backend.world.db.audit.findLast(({ undo }) => undo !== null);
  const undo = async () => request(undoChange, { params: { id: SERVER, entryId: line?.id ?? '' } });
  expect(await readAgain(undo)).toEqual(all);
});

test('a package that begins or ends has all modules read again', async () => {
  expect(await readAgain(() => reportChange(changedWithOrders))).toEqual(all);
});

test('a save that is refused has all modules read again', async () => {
  expect(await readAgain(async () => updateRule('holder-verification', 99))).toEqual(all);
});

test('a module that another tab has saved is read again with the overview', async () => {
  const id = `${SERVER}/quest`;
  const saved = [
    { type: 'Modules', id },
    { type: 'Modules', id: '*' },
  ] as const;
  expect(await readAgain(() => reportChange(saved, 'tab'))).toEqual(only(...bothOf('quest')));
});

test('a module of another server concerns none of this one', async () => {
  const saved = [
    { type: 'Modules', id: 'srv-other/quest' },
    { type: 'Modules', id: '*' },
  ] as const;
  expect(await readAgain(() => reportChange(saved, 'tab'))).toEqual(only());
});
