// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { completeValues } from '@/features/modules/engine/schema';
import { rulesSchema, type Rule } from '@/features/modules/engine/moduleState';
import { fillPath } from '@/shared/api/apiPath';
import { tagsChanged, tagsShown } from '@/shared/api/tags';
import { createTestBackend, type TestBackend } from './hosts/vitest/testServer';
import { declared } from './openapi/declared';
import type { ModuleRow } from './domains/module-settings/rows';
import { concerns } from './testing/concerns';
import { HOUSE_RULES } from './testing/messageCopies';

/*
 * A call that names its modules has only those read again. Here the embedded back end says whether that is all: after
 * each such call, the settings and rules of every other module are as they were.
 */
/** Its package has every module. */
const SERVER = 'srv-hq';
const CATEGORY = `rule-cat-lore-${SERVER}`;

let backend: TestBackend;
/** What was read after the last call: the calls are made one after another. */
let shown: Map<string, string>;
beforeAll(async () => {
  // Answers say times, which are no change.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  backend = createTestBackend();
  backend.signInAs('staff');
  shown = await allModules();
});
afterAll(() => {
  vi.useRealTimers();
  backend.close();
});

const endpointOf = (id: string) => {
  const call = declared.find((each) => each.id === id);
  if (!call) throw new Error(`No call is named ${id}.`);
  return call.endpoint;
};
const addressOf = (path: string, params: Readonly<Record<string, string>>) =>
  `/api${fillPath(path, params)}`;

/** The settings and rules of each module, and the copies of a message. */
async function allModules() {
  const answers = new Map<string, string>();
  const copies = await backend.send(
    'GET',
    `/api/servers/${SERVER}/messages/${HOUSE_RULES}/linked-copies`,
  );
  answers.set('listLinkedCopies embed-message', await copies.text());
  for (const { slug } of moduleAbouts) {
    const hasRules = (await loadModule(slug))?.rules !== undefined;
    for (const id of hasRules ? ['getModule', 'listRules'] : ['getModule']) {
      const { path } = endpointOf(id);
      const answer = await backend.send('GET', addressOf(path, { id: SERVER, slug }));
      answers.set(`${id} ${slug}`, await answer.text());
    }
  }
  return answers;
}

interface Call {
  id: string;
  params?: Record<string, string>;
  body?: unknown;
}

const tried = new Set<string>();

/** Reads of modules that differ after the call, and whether it has them read again. */
async function after({ id, params: own = {}, body }: Call) {
  tried.add(id);
  const endpoint = endpointOf(id);
  const params = { id: SERVER, ...own };
  const before = shown;
  const answer = await backend.send(endpoint.method, addressOf(endpoint.path, params), body);
  expect.soft(answer.status, `${id}: ${await answer.text()}`).toBeLessThan(300);
  shown = await allModules();
  const changed = [...shown].filter(([read, text]) => text !== before.get(read));
  const changes = tagsChanged(endpoint, { params });
  return changed.map(([read]) => {
    const [name = '', slug = ''] = read.split(' ');
    const tags = tagsShown(endpointOf(name), { params: { id: SERVER, slug } });
    return { read, isReadAgain: concerns(changes, tags) };
  });
}

const row = (slug: string): ModuleRow => {
  const found = backend.world.db.modules.find(
    (each) => each.serverId === SERVER && each.slug === slug,
  );
  if (!found) throw new Error(`The seed has no ${slug}.`);
  return found;
};
/** A rule as it is read, by its id or the first. */
async function ruleOf(slug: string, ruleId?: string): Promise<Rule> {
  const answer = await backend.send('GET', `/api/servers/${SERVER}/modules/${slug}/rules`);
  const { rules } = z.object({ data: rulesSchema }).parse(await answer.json()).data;
  const rule = ruleId === undefined ? rules[0] : rules.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`The seed has no such rule of ${slug}.`);
  return rule;
}

const switched = (slug: string): Call => {
  const { version, enabled } = row(slug);
  return {
    id: 'updateModule',
    params: { slug },
    body: { version, enabled: !enabled, values: {} },
  };
};

const calls: [name: string, call: () => Call | Promise<Call>, reads: string[]][] = [
  // What it brands is in what other modules post.
  [
    'saving a module',
    async () => {
      const spec = await loadModule('bot-personalizer');
      const values = spec ? completeValues(spec.fields, {}) : {};
      return {
        id: 'updateModule',
        params: { slug: 'bot-personalizer' },
        body: { version: 0, enabled: true, values },
      };
    },
    ['getModule bot-personalizer'],
  ],
  ['switching a module with rules', () => switched('task-to-earn'), ['getModule task-to-earn']],
  [
    'saving a category',
    async () => {
      const { id, version, enabled, values } = await ruleOf('task-to-earn', CATEGORY);
      return {
        id: 'updateRule',
        params: { slug: 'task-to-earn', ruleId: id },
        body: { version, enabled, values: { ...values, description: 'Another text' } },
      };
    },
    ['listRules task-to-earn'],
  ],
  [
    'ordering categories',
    () => ({
      id: 'reorderRules',
      params: { slug: 'task-to-earn' },
      body: {
        version: row('task-to-earn').listVersion ?? 0,
        ids: row('task-to-earn')
          .rules.map(({ id }) => id)
          .toReversed(),
      },
    }),
    ['listRules task-to-earn'],
  ],
  [
    'adding a rule',
    async () => ({
      id: 'createRule',
      params: { slug: 'quest' },
      body: { enabled: true, values: { ...(await ruleOf('quest')).values, name: 'Another quest' } },
    }),
    ['getModule quest', 'listRules quest'],
  ],
  [
    'deleting a rule',
    async () => ({
      id: 'deleteRule',
      params: { slug: 'embed-message', ruleId: (await ruleOf('embed-message')).id },
    }),
    ['getModule embed-message', 'listRules embed-message', 'listLinkedCopies embed-message'],
  ],
  [
    'pausing a quest',
    async () => {
      const { id, version } = await ruleOf('quest');
      return {
        id: 'updateQuestStage',
        params: { ruleId: id },
        body: { action: 'PAUSE', version },
      };
    },
    ['listRules quest'],
  ],
  [
    'moving a quest',
    async () => {
      const { id, version } = await ruleOf('quest');
      return {
        id: 'moveQuest',
        params: { ruleId: id },
        body: { categoryId: CATEGORY, version },
      };
    },
    ['listRules quest'],
  ],
  [
    'starting a category',
    () => ({ id: 'createQuestCategory', body: { set: 'FIRST_WEEK' } }),
    ['getModule task-to-earn', 'listRules task-to-earn', 'getModule quest', 'listRules quest'],
  ],
  [
    'copying a category',
    () => ({ id: 'copyQuestCategory', params: { ruleId: CATEGORY } }),
    ['getModule task-to-earn', 'listRules task-to-earn', 'getModule quest', 'listRules quest'],
  ],
  [
    'deleting a category whose quests move',
    () => ({ id: 'deleteQuestCategory', params: { ruleId: CATEGORY }, body: { quests: 'MOVE' } }),
    ['getModule task-to-earn', 'listRules task-to-earn', 'listRules quest'],
  ],
];

test.each(calls)('%s changes no module that it does not name', async (_, call, reads) => {
  const changed = await after(await call());
  expect(changed).toEqual(
    expect.arrayContaining(reads.map((read) => ({ read, isReadAgain: true }))),
  );
  expect(changed.filter(({ isReadAgain }) => !isReadAgain)).toEqual([]);
});

test('every call that names its modules is tried', () => {
  const naming = declared.filter(
    ({ endpoint }) => endpoint.modules !== undefined && endpoint.changes !== undefined,
  );
  // A link only says which message follows the rule.
  const known = new Set(['linkPostedMessage', ...tried]);
  expect(naming.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
});
