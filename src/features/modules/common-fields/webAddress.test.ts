import { expect, test } from 'vitest';
import { buttonLinkSchema, embedLinkSchema, linkSchema, pictureSchema } from './webAddress';

const said = (schema: typeof linkSchema, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;
const FULL = 'Enter a full link, such as https://example.com/page.';

test.each([
  '',
  'https://example.com',
  'http://example.com:8080/a?b=c#d',
  'HTTPS://EXAMPLE.COM',
  'https://sub.example.co.uk./',
  'https://xn--mnchen-3ya.de/',
  'https://192.168.0.1/a',
  'https://{server}.example.com/',
  'https://{site}/a',
])('“%s” is taken as a link', (text) => {
  expect(said(linkSchema, text)).toBeUndefined();
  expect(said(embedLinkSchema, text)).toBeUndefined();
});

test.each([
  'https://example',
  'http://localhost:3000',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https://a..b/',
  'https://.example.com',
  'https://-a.com',
  'https://example.123',
])('%s is refused: no website can have this address', (text) => {
  expect(said(linkSchema, text)).toBe(FULL);
  expect(said(buttonLinkSchema, text)).toBe(FULL);
  expect(said(pictureSchema, text.replace('http:', 'https:'))).toBe(FULL);
});

test.each(['example.com', 'ftp://example.com', 'javascript:alert(1)', 'discord://-/settings'])(
  '%s is refused as a link: how one begins is said',
  (text) => {
    expect(said(linkSchema, text)).toBe('Enter a link that starts with https://.');
  },
);

test('an address with a blank or a letter beyond ASCII is refused for that', () => {
  const reason =
    'Remove spaces and special characters. Copy the link from your browser’s address bar.';
  expect(said(linkSchema, 'https://exa mple.com')).toBe(reason);
  expect(said(pictureSchema, 'https://example.com/café.png')).toBe(reason);
});

test('a button alone may lead to a place within Discord', () => {
  expect(said(buttonLinkSchema, 'discord://-/settings')).toBeUndefined();
  expect(said(buttonLinkSchema, 'discord:settings')).toBe(FULL);
  expect(said(buttonLinkSchema, `https://a.com/${'a'.repeat(500)}`)).toBe(
    'Maximum 512 characters.',
  );
});

test('a picture that means an uploaded file is refused for that', () => {
  expect(said(pictureSchema, 'attachment://a.png')).toBe(
    'attachment:// refers to an uploaded file. Use the image’s https:// link.',
  );
});
