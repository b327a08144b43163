import { describe, expect, test } from 'vitest';
import { matching, optionsIn, rowsOf, type Option } from './option';

const channels: Option[] = [
  { value: '1', label: '# welcome', group: 'Gatehouse' },
  { value: '2', label: '# rules', group: 'Gatehouse', problem: 'The bot may not post here.' },
  { value: '3', label: '# general', group: 'Courtyard' },
  { value: '4', label: '# alpha-general', group: 'Courtyard' },
  { value: '5', label: 'Général', group: 'Market' },
];
const values = (found: readonly Option[]) => found.map(({ value }) => value);
const headings = (rows: ReturnType<typeof rowsOf>) =>
  rows.flatMap((row) => ('heading' in row ? [row.heading] : []));

describe('what a search finds', () => {
  test('is everything, in its order, while nothing is looked for', () => {
    expect(matching(channels, ' ')).toBe(channels);
  });
  test('has first what begins so, then what has a word that does', () => {
    expect(values(matching(channels, 'gen'))).toEqual(['5', '3', '4']);
  });
  test('goes by no accent and no case', () => {
    expect(values(matching(channels, 'GÉNÉRAL'))).toContain('5');
    expect(values(matching(channels, 'general'))).toContain('5');
  });
  test.each([
    ['general chat', '💬・𝓰𝓮𝓷𝓮𝓻𝓪𝓵-chat'],
    ['cafe', '# Café'],
    ['ＣＡＦÉ', '# cafe'],
    ['solana', 'ꜱᴏʟᴀɴᴀ'],
    ['💬', '💬・chat'],
    ['<@&458304698827669536>', 'Keeper'],
    ['458304698827669536', 'Keeper'],
  ])('has for %j the option %j', (typed, label) => {
    expect(matching([{ value: '458304698827669536', label }], typed)).toHaveLength(1);
  });
  test('has an option by its whole id alone', () => {
    expect(matching([{ value: '458304698827669536', label: 'Keeper' }], '4583')).toEqual([]);
  });
  test('is found by its heading too, last', () => {
    expect(values(matching(channels, 'courtyard'))).toEqual(['3', '4']);
  });
  test.each(['900000000000000003', '<#900000000000000003>', '<@&900000000000000003>'])(
    'is the one whose id is pasted as %s',
    (typed) => {
      const other = { value: '900000000000000003', label: '# gate' };
      expect(matching([...channels, other], typed)).toEqual([other]);
    },
  );
  test('goes by no character nobody sees', () => {
    expect(values(matching(channels, '\u200bwelcome\u00a0'))).toEqual(['1']);
  });
  test('has every word that is looked for', () => {
    expect(values(matching(channels, 'alpha court'))).toEqual(['4']);
  });
});

describe('the lines of the list', () => {
  test('stand under their headings, and last what cannot be chosen', () => {
    const rows = rowsOf(channels, false);
    expect(headings(rows)).toEqual(['Gatehouse', 'Courtyard', 'Market', 'Can’t be chosen']);
    expect(values(optionsIn(rows))).toEqual(['1', '3', '4', '5', '2']);
  });
  test('of a search name their heading beside them', () => {
    const rows = rowsOf(matching(channels, 'welc'), true);
    expect(headings(rows)).toEqual([]);
    expect(optionsIn(rows)).toMatchObject([{ value: '1', detail: 'Gatehouse' }]);
  });
  test('count their places among the options alone', () => {
    const places = rowsOf(channels, false).flatMap((row) => ('place' in row ? [row.place] : []));
    expect(places).toEqual([0, 1, 2, 3, 4]);
  });
});
