import { expect, test } from 'vitest';
import { families, type Family } from './engine/about';
import { catalogue, modulePages, products, rulePages } from './engine/catalogue';
import { clausesOf, openingPaths } from './engine/opening';
import { fieldAt } from './engine/paths';
import { previewOf } from './engine/previewOf';
import { findAbout, loadModule, moduleAbouts } from './engine/registry';

/** The modules spec §1 names, in its order and words: the one place where they are listed. */
const named: Record<Family, string> = {
  moderation: `Auto moderator · Captcha verification · Reaction roles · Server stats displayer · Support ticket ·
    Bot personalizer · Welcome message · Scheduled message · Embed message`,
  stats: `NFT/crypto stats displayer · Wallet asset displayer · NFT rarity tracker · NFT/crypto stats tracker ·
    Trending NFT/crypto tracker · NFT/crypto charts tracker · Wallet activity tracker`,
  verification: 'NFT holder verification · Crypto holder verification',
  alerts:
    'NFT listing alert · Crypto buy/sell alert · Live mint alert · NFT sales alert · Token price',
  earning: 'Hold to earn · Engage to earn · Task to earn · Invite to earn · Play to earn',
};
/** Modules its routes (§2) add: parts of engage to earn, and of task to earn. */
const OF_ROUTES = ['Chat to earn', 'Quests', 'Tweet to earn'];

const titles = (of: readonly { title: string }[]) => of.map(({ title }) => title);

test.each(families)(
  '$title: its modules are those the specification names, in its order',
  ({ family }) => {
    expect(titles(products.filter((about) => about.family === family))).toEqual(
      named[family].split('·').map((title) => title.trim()),
    );
  },
);

test('every other module is part of a product and unlocked with it', () => {
  const parts = catalogue.filter((about) => !products.includes(about));
  expect(titles(parts).sort()).toEqual(OF_ROUTES);
  for (const { partOf, parent, planItem } of parts) {
    expect(findAbout(partOf ?? parent?.slug ?? '')?.planItem).toBe(planItem);
  }
});

test('each product is unlocked by a separate item', () => {
  const items = products.map(({ planItem }) => planItem);
  expect(new Set(items).size).toBe(items.length);
});

test('modules share a page only where the first of them names it', () => {
  const shared = modulePages.filter(({ slugs }) => slugs.length > 1);
  for (const { slugs, title } of shared) expect(findAbout(slugs[0] ?? '')?.pageTitle).toBe(title);
  expect(titles(shared)).toEqual(['Holder verification']);
});

test('modules that share a rule page give it the same title', () => {
  for (const { slugs, path, title } of rulePages) {
    for (const slug of slugs) expect(findAbout(slug)?.rulePage).toEqual({ path, title });
  }
});

test.each(moduleAbouts.map(({ slug }) => slug))('%s shows what members will see', async (slug) => {
  expect(await previewOf(slug)).toBeTypeOf('function');
});

test.each(moduleAbouts)('the opening of $slug uses fields the module has', async ({ slug }) => {
  const spec = await loadModule(slug);
  // Until all have one.
  if (!spec?.opening) return;
  const values = { ...spec.initial, ...spec.opening.values };
  expect(clausesOf(spec, values).length).toBeGreaterThan(0);
  expect(openingPaths(spec, values).every((path) => fieldAt(spec.fields, path))).toBe(true);
  for (const path of spec.opening.below ?? []) expect(fieldAt(spec.fields, path)).toBeDefined();
});

test.each(moduleAbouts)('the folder of $slug has the module’s slug', async ({ slug }) => {
  expect((await loadModule(slug))?.slug).toBe(slug);
});
