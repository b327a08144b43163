import { expect, test } from 'vitest';
import type { Values } from '../common-fields/field';
import { listOfPieces, textOf, type Names, type SentenceOf } from '../engine/sentence';

/** A server where everything is called by its id, and a reader in Berlin. */
export const plainNames: Names = {
  channel: (id) => ({ name: `#${id}` }),
  roles: (ids, word) =>
    listOfPieces(
      ids.map((name) => ({ name })),
      word,
    ),
  asset: (address) => ({ name: address }),
  symbol: (address) => ({ name: address }),
  hour: (time) => time,
  day: (date) => date,
  timeZone: 'Europe/Berlin',
};

/** Tests what a module says of rules with these values, in the words after them. */
export function testSentences(
  sentence: SentenceOf<Values>,
  cases: readonly (readonly [words: string, values: Values])[],
): void {
  test.each(cases)('%s', (words, values) => {
    expect(textOf(sentence(values, plainNames))).toBe(words);
  });
  test('a rule with nothing in it has a sentence all the same', () => {
    expect(textOf(sentence({}, plainNames))).not.toBe('');
  });
}
