// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { refusals, type DiscordPost, type PostedEmbed } from './refusals';

type Message = NonNullable<DiscordPost['message']>;

const embed: PostedEmbed = {
  title: 'Rules',
  url: '',
  description: '',
  author: '',
  authorUrl: '',
  authorIcon: '',
  image: '',
  thumbnail: '',
  footer: '',
  footerIcon: '',
  fields: [],
};
const button = { label: 'Open', emoji: '', url: 'https://castlebots.io/' };
const post = (change: Partial<Message>, around: Partial<DiscordPost> = {}): DiscordPost => ({
  message: { content: 'gm', embeds: [], rows: [], reactions: [], ...change },
  answers: [],
  modal: null,
  names: [],
  ...around,
});
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const field = { name: 'Name', value: 'v'.repeat(1000) };
const choice = { label: 'Trader', description: '' };

test('a post that Discord takes has no refusals', () => {
  const fullest = post(
    {
      content: '🏰'.repeat(2000),
      embeds: many(10, { ...embed, title: 't'.repeat(256) }),
      rows: [...many(4, many(5, button)), { placeholder: '', options: many(25, choice), most: 25 }],
      reactions: ['📈', '🏰'],
    },
    {
      answers: ['Done'],
      modal: { title: 'Help', labels: many(5, 'Why?') },
      names: [{ of: 'channel', name: 'n'.repeat(100) }],
    },
  );
  expect(refusals(fullest)).toEqual([]);
});

test('a spacer field and an embed with a thumbnail alone are taken', () => {
  const spacer = { ...embed, title: '', fields: [{ name: '', value: '\u200B' }] };
  const picture = { ...embed, title: '', thumbnail: 'https://castlebots.io/a.png' };
  expect(refusals(post({ content: '', embeds: [spacer, picture] }))).toEqual([]);
});

describe('what Discord refuses is said in a sentence', () => {
  test.each<[string, DiscordPost]>([
    ['The message is empty.', post({ content: ' ' })],
    ['The text has 2,001 characters; Discord allows 2,000.', post({ content: 'a'.repeat(2001) })],
    ['There are 11 embeds; Discord allows 10.', post({ embeds: many(11, embed) })],
    [
      'All embeds have 7,028 characters; Discord allows 6,000.',
      post({ embeds: [{ ...embed, title: '', fields: many(7, field) }] }),
    ],
    [
      'There are 26 fields; Discord allows 25.',
      post({ embeds: [{ ...embed, fields: many(26, { name: 'n', value: 'v' }) }] }),
    ],
    ['An embed is empty.', post({ embeds: [{ ...embed, title: ' ' }] })],
    ['An author has no name.', post({ embeds: [{ ...embed, authorIcon: 'https://a.io/b' }] })],
    [
      'A footer has an icon but no text. Add text or remove the icon.',
      post({ embeds: [{ ...embed, footerIcon: 'https://a.io/b' }] }),
    ],
    ...['{item.link}', 'https://example', 'https:example.com', 'https://a..b/'].map(
      (url): [string, DiscordPost] => [
        `“${url}” isn’t a web address.`,
        post({ embeds: [{ ...embed, url }] }),
      ],
    ),
    ['A button has no web address.', post({ rows: [[{ ...button, url: 'https://example' }]] })],
    ['There are 6 rows of buttons and menus; Discord allows 5.', post({ rows: many(6, [button]) })],
    ['There are 6 buttons in a row; Discord allows 5.', post({ rows: [many(6, button)] })],
    ['A button has neither a label nor an emoji.', post({ rows: [[{ ...button, label: ' ' }]] })],
    ['A button has no web address.', post({ rows: [[{ ...button, url: '…' }]] })],
    [
      'There are 26 choices in the menu; Discord allows 25.',
      post({ rows: [{ placeholder: '', options: many(26, choice), most: 1 }] }),
    ],
    [
      'The menu lets members choose 3 of 2.',
      post({ rows: [{ placeholder: '', options: many(2, choice), most: 3 }] }),
    ],
    ['A reaction has no emoji.', post({ reactions: ['📈', ''] })],
    ['Two reactions have the same emoji.', post({ reactions: ['❤', '❤️'] })],
    ['An answer is empty.', post({}, { answers: [''] })],
    [
      'The title of the questions has 46 characters; Discord allows 45.',
      post({}, { modal: { title: 'a'.repeat(46), labels: ['Why?'] } }),
    ],
    [
      'The name of the bot has 33 characters; Discord allows 32.',
      post({}, { names: [{ of: 'nickname', name: 'a'.repeat(33) }] }),
    ],
    ['The name of the thread is empty.', post({}, { names: [{ of: 'thread', name: ' ' }] })],
    [
      'Discord refuses names with “discord” or “clyde”, and the names everyone and here.',
      post({}, { names: [{ of: 'webhook', name: 'clyde' }] }),
    ],
  ])('%s', (sentence, refused) => {
    expect(refusals(refused)).toEqual([sentence]);
  });
});
