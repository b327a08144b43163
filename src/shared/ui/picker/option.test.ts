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

describe('the results of a search', () => {
  test('are all options in order when the search is empty', () => {
    expect(matching(channels, ' ')).toBe(channels);
  });
  test('list options that start with the text before those with a word that does', () => {
    expect(values(matching(channels, 'gen'))).toEqual(['5', '3', '4']);
  });
  test('ignore accents and case', () => {
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
  ])('for %j include the option %j', (typed, label) => {
    expect(matching([{ value: '458304698827669536', label }], typed)).toHaveLength(1);
  });
  test('do not include an option by a part of its ID', () => {
    expect(matching([{ value: '458304698827669536', label: 'Keeper' }], '4583')).toEqual([]);
  });
  test('include options by their heading, last', () => {
    expect(values(matching(channels, 'courtyard'))).toEqual(['3', '4']);
  });
  test.each(['900000000000000003', '<#900000000000000003>', '<@&900000000000000003>'])(
    'are only the option with the pasted ID %s',
    (typed) => {
      const other = { value: '900000000000000003', label: '# gate' };
      expect(matching([...channels, other], typed)).toEqual([other]);
    },
  );
  test('ignore invisible characters', () => {
    expect(values(matching(channels, '\u200bwelcome\u00a0'))).toEqual(['1']);
  });
  test('match every word of the search', () => {
    expect(values(matching(channels, 'alpha court'))).toEqual(['4']);
  });
});

describe('the rows of the list', () => {
  test('are grouped under headings, with unavailable options last', () => {
    const rows = rowsOf(channels, false);
    expect(headings(rows)).toEqual(['Gatehouse', 'Courtyard', 'Market', 'Can’t be chosen']);
    expect(values(optionsIn(rows))).toEqual(['1', '3', '4', '5', '2']);
  });
  test('show their heading beside them during a search', () => {
    const rows = rowsOf(matching(channels, 'welc'), true);
    expect(headings(rows)).toEqual([]);
    expect(optionsIn(rows)).toMatchObject([{ value: '1', detail: 'Gatehouse' }]);
  });
  test('are numbered among the options only', () => {
    const places = rowsOf(channels, false).flatMap((row) => ('place' in row ? [row.place] : []));
    expect(places).toEqual([0, 1, 2, 3, 4]);
  });
});
