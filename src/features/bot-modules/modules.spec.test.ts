import { expect, test } from 'vitest';
import { moduleFamilies } from './catalogue';
import { loadModule, moduleAbouts } from './engine/registry';

/** Modules the routes of spec §2 add to those it names: parts of engage to earn, and of task to earn. */
const OF_ROUTES = ['Chat to earn', 'Tweet to earn', 'Quests'];

const named = moduleFamilies.flatMap(({ modules }) => modules);

test.each(named)('%s, a module of the specification, has its folder', (title) => {
  expect(moduleAbouts.map((about) => about.title)).toContain(title);
});

test.each(moduleAbouts.map(({ title }) => title))('%s stands in the specification', (title) => {
  expect([...named, ...OF_ROUTES]).toContain(title);
});

test('no two modules share a page by accident', () => {
  const routes = moduleAbouts
    .filter(({ parent }) => parent === undefined)
    .map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
});

test.each(moduleAbouts.map(({ slug }) => slug))('%s shows what members will see', async (slug) => {
  const spec = await loadModule(slug);
  expect((await spec?.preview())?.default).toBeTypeOf('function');
});
