import { expect, test } from 'vitest';
import { undecidedIn } from './bdis.mjs';

test.each([
  '<bdi translate="no">{name}</bdi>',
  '<bdi className="name" translate="no">\n  {name}\n</bdi>',
  "<bdi translate={by ? 'no' : undefined}>{by ?? 'Unknown'}</bdi>",
  '<p>{name}</p>',
])('“%s” is decided', (source) => {
  expect(undecidedIn(source)).toEqual([]);
});

test.each([
  ['<bdi>{name}</bdi>', '{name}'],
  ['<bdi className="name">\n  {name}\n  {detail}\n</bdi>', '{name} {detail}'],
])('“%s” is undecided', (source, content) => {
  expect(undecidedIn(`<p>\n${source}</p>`)).toEqual([{ line: 2, content }]);
});
