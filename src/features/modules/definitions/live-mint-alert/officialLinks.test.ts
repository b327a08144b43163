import { expect, test } from 'vitest';
import { foreignLinks } from './officialLinks';

const OFFICIAL = 'https://keepers.example/mint';
const valuesWith = (message: object) => ({ links: [{ url: OFFICIAL }], message });

test.each([
  ['plain text', { content: `Mint at ${OFFICIAL}, now.` }],
  ['another spelling of the host', { content: 'https://KEEPERS.example/mint' }],
  ['a Markdown link', { embeds: [{ description: `[Mint](${OFFICIAL})` }] }],
  ['a variable', { buttons: [{ url: '{mint.link}' }] }],
  [
    'the address kept by a button that answers',
    { buttons: [{ does: 'ANSWER', url: 'https://evil.example' }] },
  ],
  ['a picture', { embeds: [{ image: 'https://pictures.example/a.png' }] }],
])('an official link passes: %s', (_, message) => {
  expect(foreignLinks(valuesWith(message))).toEqual([]);
});

test.each([
  ['content', { content: 'https://keepers.example.evil/mint' }],
  ['a Markdown link', { embeds: [{ description: '[Mint](https://evil.example)' }] }],
  ['a title', { embeds: [{ title: 'Mint', url: 'https://evil.example' }] }],
  ['a button', { buttons: [{ url: 'https://evil.example' }] }],
  ['what a button answers', { buttons: [{ answer: 'Go to http://evil.example' }] }],
])('another link is found in %s', (_, message) => {
  expect(foreignLinks(valuesWith(message))).toHaveLength(1);
});
