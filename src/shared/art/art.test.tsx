import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import Arms from './Arms';
import { motifs, type Motif } from './charges';
import QuestCover from './QuestCover';
import { questMotif } from './questMotif';

const names = ['Solana Keep', 'Quiet Tower', 'Lonely Drawbridge', 'Ape Garrison', 'Mira Moat'];

const armsOf = (kind: 'shield' | 'crest', name: string) =>
  render(<Arms kind={kind} name={name} />).container.innerHTML;
const coverOf = (title: string, firstKind = 'TEXT') =>
  render(<QuestCover title={title} firstKind={firstKind} />).container.innerHTML;

test.each(['shield', 'crest'] as const)('a name always has the same %s', (kind) => {
  expect(armsOf(kind, 'Solana Keep')).toBe(armsOf(kind, 'Solana Keep'));
});

test.each(['shield', 'crest'] as const)('different names have different %ss', (kind) => {
  expect(new Set(names.map((name) => armsOf(kind, name))).size).toBe(names.length);
});

test('a title always has the same cover, and different titles have different covers', () => {
  expect(coverOf('Say hello')).toBe(coverOf('Say hello'));
  expect(new Set(names.map((name) => coverOf(name))).size).toBe(names.length);
});

test('every motif can be drawn', () => {
  const all = Object.keys(motifs);
  expect(new Set(all.map((motif) => coverOf(motif))).size).toBe(all.length);
});

test('drawings are hidden from screen readers', () => {
  for (const html of [armsOf('shield', 'Keep'), armsOf('crest', 'Mira'), coverOf('Say hello')])
    expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/u);
});

test.each<[title: string, kind: string | undefined, motif: Motif]>([
  ['Through the gate', 'DISCORD_ROLE', 'gate'],
  ['Raise your BANNER!', 'FILE', 'banner'],
  ['Check in', 'DATE', 'hourglass'],
  ['Check in', 'TELEGRAM_JOIN', 'letter'],
])('the cover of %j with the first task %s shows the motif %s', (title, kind, motif) => {
  expect(questMotif(title, kind)).toBe(motif);
});

test('a kind of task that this build doesn’t know has a motif too', () => {
  expect(Object.keys(motifs)).toContain(questMotif('toString', 'SOMETHING_NEW'));
  expect(Object.keys(motifs)).toContain(questMotif('Empty', undefined));
});
