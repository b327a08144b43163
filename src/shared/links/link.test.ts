import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import { tidyLink } from './link';

test.each([
  ['castle.io', 'https://castle.io'],
  ['www.castle.io/mint?a=1#b', 'https://www.castle.io/mint?a=1#b'],
  ['castle.io:8443/a', 'https://castle.io:8443/a'],
  [' \u200bhttps://castle.io/a\ufeff\n', 'https://castle.io/a'],
  ['<https://castle.io/a>', 'https://castle.io/a'],
  ['“castle.io”', 'https://castle.io'],
  ['http://castle.io', 'http://castle.io'],
  // A page may be called so, and the link would lead elsewhere without it.
  ['https://en.wikipedia.org/wiki/Jeopardy!', 'https://en.wikipedia.org/wiki/Jeopardy!'],
  ['https://en.wikipedia.org/wiki/Keep_(castle)', 'https://en.wikipedia.org/wiki/Keep_(castle)'],
])('%s is normalized to %s', (typed, kept) => {
  expect(tidyLink(typed)).toBe(kept);
});

test.each(['', 'gm', 'mira@castle.io', '1.5', '192.168.0.1', 'a..b', 'javascript:alert(1)', '/a'])(
  '“%s” is not a link and stays as typed',
  (typed) => expect(tidyLink(typed)).toBe(typed),
);

test('a complete link stays as it is, and normalizing a link twice changes nothing more', () => {
  const path = fc.stringMatching(/^(\/[!#-;=?-~]{0,8}){0,3}$/);
  fc.assert(
    fc.property(fc.constantFrom('castle.io', 'a-b.co.uk', 'münchen.de'), path, (host, rest) => {
      const bare = `${host}${rest}`;
      expect(tidyLink(`https://${bare}`)).toBe(`https://${bare}`);
      expect(tidyLink(tidyLink(bare))).toBe(tidyLink(bare));
    }),
    { numRuns: runs(40) },
  );
});
