import { expect, test } from 'vitest';
import { screenshotIndex } from './screenshotIndex.mjs';

const run = (name: string, pictures: Record<string, string>) => ({
  name,
  pictures: new Map(Object.entries(pictures)),
});
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);
const show = (...runs: Parameters<typeof screenshotIndex>) => {
  const page = screenshotIndex(...runs);
  const [shown = '', folded = ''] = page.split('<details>');
  return {
    shown: all(shown, /<h2>(.*?)<\/h2>/g),
    folded: all(folded, /<h2>(.*?)<\/h2>/g),
    sources: all(page, /src="(.*?)"/g),
    page,
  };
};

test('pictures that differ are shown side by side, and identical pictures are folded', () => {
  const shown = show(run('old', { bots: 'a', quest: 'b' }), run('new', { bots: 'a', quest: 'c' }));
  expect(shown.shown).toEqual(['quest']);
  expect(shown.folded).toEqual(['bots']);
  expect(shown.sources.slice(0, 2)).toEqual(['old/quest.png', 'new/quest.png']);
});

test('a picture that only one run has is shown with a note', () => {
  const shown = show(run('old', { gone: 'a' }), run('new', { come: 'b' }));
  expect(shown.shown).toEqual(['come', 'gone']);
  expect(shown.page).toContain('No such picture.');
  expect(shown.page).toContain('2 of 2 differ.');
});

test('a first run is shown without a comparison', () => {
  expect(show(null, run('first', { bots: 'a' })).sources).toEqual(['first/bots.png']);
});

test('names are escaped as text', () => {
  const name = '<b>&"';
  const shown = show(null, run(name, { [name]: 'a' }));
  expect(shown.shown).toEqual(['&lt;b&gt;&amp;&quot;']);
  expect(shown.sources).toEqual([`${encodeURIComponent(name)}/${encodeURIComponent(name)}.png`]);
});
