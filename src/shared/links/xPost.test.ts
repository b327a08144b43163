import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import { tidyXHandle } from './xAccount';
import { postKey, tidyXPost, xPostOf } from './xPost';

const ID = '1234567890123456789';

/** Forms in which X, phones and Discord hand on the link to a post; `@` is the author and `#` the id. */
const forms = [
  'https://x.com/@/status/#',
  'https://twitter.com/@/status/#?s=20&t=AbC-1',
  'https://mobile.x.com/@/status/#/',
  'https://mobile.twitter.com/@/status/#',
  'https://m.twitter.com/@/status/#',
  'https://www.x.com/@/status/#',
  'http://x.com/@/status/#',
  'HTTPS://X.com/@/status/#',
  'x.com/@/status/#',
  'twitter.com/@/statuses/#',
  'https://x.com/@/status/#/photo/1',
  'https://x.com/@/status/#/video/1?s=46',
  'https://x.com/@/status/#/analytics',
  'https://fxtwitter.com/@/status/#/en',
  'https://vxtwitter.com/@/status/#',
  'https://fixupx.com/@/status/#',
  'https://fixvx.com/@/status/#',
  '<https://x.com/@/status/#>',
  '(https://x.com/@/status/#).',
  'https://x.com/@/status/#,',
  '\u200bhttps://x.com/@/status/#\u00a0\n',
];

test('every form of a link to a post gives the same post', () => {
  const handles = fc.stringMatching(/^\w{2,15}$/);
  const ids = fc.bigInt({ min: 1n, max: 10n ** 19n }).map(String);
  fc.assert(
    fc.property(handles, ids, (handle, id) => {
      const links = forms.map((form) => form.replace('@', handle).replace('#', id));
      expect(links.map(xPostOf)).toEqual(links.map(() => ({ handle, id })));
      expect(new Set(links.map(tidyXPost))).toEqual(
        new Set([`https://x.com/${handle}/status/${id}`]),
      );
    }),
    { numRuns: runs(12) },
  );
});

test.each([
  `https://x.com/i/status/${ID}`,
  `https://x.com/i/web/status/${ID}`,
  `https://twitter.com/i/web/status/${ID}?s=20`,
])('%s names no author', (link) => {
  expect(xPostOf(link)).toEqual({ handle: null, id: ID });
  expect(tidyXPost(link)).toBe(`https://x.com/i/status/${ID}`);
});

test.each([
  '',
  'https://x.com.example.org/castlebots/status/1',
  'https://example.org/x.com/castlebots/status/1',
  'https://x.com@example.org/castlebots/status/1',
  'https://notx.com/castlebots/status/1',
  'https://x.com:8443/castlebots/status/1',
  'https://x.com/castlebots',
  'https://x.com/castlebots/status/abc',
  'https://x.com/castlebots/status/0123',
  'https://x.com/a_name_that_is_too_long/status/1',
  // Cut where there was no room for it: the id may go on.
  'https://x.com/castlebots/status/123…',
  'https://x.com/castlebots/status/123...',
  'https://x.com/a/status/1 https://x.com/b/status/2',
  'javascript:x.com/castlebots/status/1',
])('%s is not a link to a post', (link) => {
  expect(xPostOf(link)).toBeNull();
  expect(tidyXPost(link)).toBe(link);
});

test('links to the same post share its key, and other links are their own key', () => {
  expect(postKey('https://x.com/castle/status/12')).toBe(
    postKey('https://twitter.com/keep/status/12?s=20'),
  );
  expect(postKey('https://example.org/12')).toBe('https://example.org/12');
});

test.each([
  ['castlebots', 'castlebots'],
  ['@castlebots', 'castlebots'],
  ['\u200e@castlebots ', 'castlebots'],
  ['https://x.com/castlebots', 'castlebots'],
  ['twitter.com/castlebots/?s=21', 'castlebots'],
  ['https://x.com/home', 'https://x.com/home'],
  ['https://x.com/castlebots/status/1', 'https://x.com/castlebots/status/1'],
  ['https://evil.test/castlebots', 'https://evil.test/castlebots'],
  ['two words', 'two words'],
])('the account typed as %s is normalized to %s', (typed, handle) => {
  expect(tidyXHandle(typed)).toBe(handle);
});
