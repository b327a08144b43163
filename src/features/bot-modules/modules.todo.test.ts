import { expect, test } from 'vitest';
import { moduleFamilies } from './catalogue';
import { moduleAbouts } from './engine/registry';

/** Modules of spec §1 that have no folder yet. The list only gets shorter. */
const MISSING = [
  'Scheduled message',
  'NFT rarity tracker',
  'NFT holder verification',
  'Crypto holder verification',
  'Hold to earn',
  'Engage to earn',
  'Task to earn',
  'Play to earn',
];

test('every module of the specification has its folder, but for those still to be built', () => {
  const built = new Set(moduleAbouts.map(({ title }) => title));
  const named = moduleFamilies.flatMap(({ modules }) => modules);
  expect(named.filter((title) => !built.has(title))).toEqual(MISSING);
});

test('a folder stands for a module of the specification', () => {
  const named = moduleFamilies.flatMap(({ modules }) => modules);
  for (const { title } of moduleAbouts) expect(named).toContain(title);
});
