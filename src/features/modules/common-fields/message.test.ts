import { describe, expect, test } from 'vitest';
import {
  embedSchema,
  emptyButton,
  emptyEmbed,
  linkButton,
  messageSchema,
  type Embed,
  type MessageButton,
} from './message';

const ICON = 'https://castle.test/a.png';
const ZERO_WIDTH = '\u200B';

/** Errors of an embed, each with its path. */
const said = (parts: Partial<Embed>) =>
  (embedSchema.safeParse({ ...emptyEmbed, ...parts }).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message],
  );
const saidOfButton = (parts: Partial<MessageButton>) =>
  (
    messageSchema.safeParse({
      content: 'gm',
      embeds: [],
      buttons: [{ ...emptyButton, ...parts }],
    }).error?.issues ?? []
  ).map(({ message }) => message);
const long = (length: number) => `https://castle.test/${'a'.repeat(length - 20)}`;

describe('embeds Discord takes are saved', () => {
  test.each<[string, Partial<Embed>]>([
    ['a thumbnail alone', { thumbnail: ICON }],
    ['a picture alone', { image: ICON }],
    ['a field alone', { fields: [{ name: 'Price', value: '2 SOL', isInline: true }] }],
    ['an empty field', { title: 'One', fields: [{ name: '', value: '', isInline: true }] }],
    [
      'a zero-width field',
      { title: 'One', fields: [{ name: ZERO_WIDTH, value: ZERO_WIDTH, isInline: true }] },
    ],
    ['a zero-width description', { description: ZERO_WIDTH }],
    ['an author alone, with an icon', { author: 'Keepers', authorIcon: ICON }],
    ['a footer alone, with an icon', { footer: 'Castle', footerIcon: ICON }],
    ['a picture’s address of 2,048 letters', { image: long(2048) }],
    ['a link of 2,048 letters', { title: 'One', url: long(2048) }],
    ['white space around a title that is full', { title: ` ${'a'.repeat(256)} \n` }],
  ])('%s', (_, parts) => {
    expect(said(parts)).toEqual([]);
  });
});

describe('embeds Discord refuses are refused, with the reason at the field', () => {
  const empty = ['title', 'This embed is empty. Add a title, a description or an image.'];
  test.each<[string, Partial<Embed>, string[]]>([
    ['a title of blanks alone', { title: ' \n\u00A0' }, empty],
    ['a link alone', { url: 'https://castle.test' }, empty],
    ['a time alone', { timestamp: 'WHEN_POSTED' }, empty],
    [
      'an author’s icon without a name',
      { title: 'One', authorIcon: ICON },
      ['author', 'Enter the author’s name, or remove the author’s link and icon.'],
    ],
    [
      'an author’s link and a name of blanks',
      { title: 'One', author: ' ', authorUrl: 'https://castle.test' },
      ['author', 'Enter the author’s name, or remove the author’s link and icon.'],
    ],
    [
      'a footer’s icon without a text',
      { title: 'One', footerIcon: ICON },
      ['footer', 'Enter the footer’s text, or remove its icon.'],
    ],
    [
      'a picture’s address of 2,049 letters',
      { image: long(2049) },
      ['image', 'Maximum 2,048 characters.'],
    ],
    [
      'a link no host can have',
      { title: 'One', url: 'https://example' },
      ['url', 'Enter a full link, such as https://example.com/page.'],
    ],
    ['a title that is too long', { title: 'a'.repeat(257) }, ['title', 'Maximum 256 characters.']],
  ])('%s', (_, parts, reason) => {
    expect(said(parts)).toEqual([reason]);
  });
});

test('a button may lead to a place within Discord', () => {
  expect(saidOfButton(linkButton('Rules', 'discord://-/channels/1/2'))).toEqual([]);
});

test('a button with a label of blanks alone is refused', () => {
  expect(saidOfButton(linkButton(' ', 'https://castle.test'))).toEqual([
    'Add a label or an emoji to the button.',
  ]);
});

test('a button’s emoji is saved in its full form', () => {
  const buttons = [{ ...linkButton('Love', 'https://castle.test'), emoji: '❤' }];
  expect(messageSchema.parse({ content: 'gm', embeds: [], buttons }).buttons[0]?.emoji).toBe('❤️');
});

test('a text of blanks alone is no message', () => {
  expect(messageSchema.safeParse({ content: ' \n', embeds: [] }).success).toBe(false);
});

const embedOf = (description: string): Embed => ({ ...emptyEmbed, description });

test('embeds have 6,000 characters together at most', () => {
  const saidOfAll = (last: number) =>
    (
      messageSchema.safeParse({
        content: '',
        embeds: [4000, last].map((length) => embedOf('a'.repeat(length))),
        buttons: [],
      }).error?.issues ?? []
    ).map(({ message }) => message);
  expect(saidOfAll(2000)).toEqual([]);
  expect(saidOfAll(2001)).toEqual(['Maximum 6000 characters across all embeds.']);
});

test('a button needs what it does: a link, or an answer', () => {
  expect(saidOfButton({ label: 'Open', url: '' })).toEqual([
    'Enter a link that starts with https://.',
  ]);
  expect(saidOfButton({ label: 'Open', does: 'ANSWER', answer: ' ' })).toEqual([
    'Enter the button’s reply.',
  ]);
  expect(saidOfButton({ label: 'Open', does: 'ANSWER', answer: 'gm' })).toEqual([]);
});
