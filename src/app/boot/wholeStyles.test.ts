// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropFailedStyles, applyWholeStyles } from './wholeStyles';

/** A link as the build writes it; jsdom fetches nothing. */
function writtenLink(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/assets/index.css',
    media: 'print',
  });
  document.head.append(link);
  return link;
}

beforeEach(() => document.head.replaceChildren());

test('the whole style sheet is used once it has come', async () => {
  const link = writtenLink();
  const used = applyWholeStyles();
  expect(link.media).toBe('print');
  link.dispatchEvent(new Event('load'));
  await used;
  expect(link.media).toBe('all');
});

test('a page without such a link doesn’t wait', async () => {
  await expect(applyWholeStyles()).resolves.toBeUndefined();
});

test('a style sheet that doesn’t come is waited for no longer, and can be fetched again', async () => {
  dropFailedStyles();
  const link = writtenLink();
  const used = applyWholeStyles();
  link.dispatchEvent(new Event('error'));
  await used;
  expect(link.isConnected).toBe(false);
});
