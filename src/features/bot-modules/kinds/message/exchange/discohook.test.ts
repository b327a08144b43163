import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyButton,
  emptyEmbed,
  linkButton,
  messageSchema,
  WHEN_POSTED,
  type Message,
} from '../../../fields/message';
import { readMessage } from './discohook';
import { unwritten, writeMessage } from './write';

const read = (value: unknown) => readMessage(JSON.stringify(value));
const base64 = (text: string) => Buffer.from(text).toString('base64url');
const hello = { content: 'gm', embeds: [], buttons: [] };

const whole: Message = {
  content: 'gm <@&123456789012345678>',
  embeds: [
    {
      title: 'Floor sweep',
      url: 'https://castle.test/a',
      description: '**12** pieces',
      colour: 0x12_34_56,
      author: 'Keepers',
      authorUrl: 'https://castle.test/b',
      authorIcon: 'https://castle.test/c.png',
      image: '{nft.image}',
      thumbnail: 'https://castle.test/d.png',
      footer: 'Castle',
      footerIcon: 'https://castle.test/e.png',
      timestamp: '2026-11-24T02:00:00.000Z',
      fields: [{ name: 'Price', value: '2 SOL', isInline: true }],
    },
  ],
  buttons: [
    { ...linkButton('View', '{item.link}'), emoji: '🔥' },
    { ...linkButton('', 'https://castle.test/f'), emoji: '<a:keep:123456789012345678>' },
  ],
};

test('what is copied can be pasted', () => {
  expect(readMessage(writeMessage(whole))).toEqual({ message: whole, notes: [] });
  expect(unwritten(whole)).toEqual([]);
});

test('what a copy does not hold is named', () => {
  const embeds = [{ ...emptyEmbed, title: 'One', timestamp: WHEN_POSTED }];
  const buttons: Message['buttons'] = [{ ...emptyButton, label: 'Ask', does: 'ANSWER' }];
  expect(unwritten({ content: '', embeds, buttons })).toEqual([
    'what buttons answer',
    'the time of the post',
  ]);
});

test.each([
  ['a webhook’s', { content: 'gm' }],
  ['Discohook’s', { version: 'd2', messages: [{ _id: 'a', data: { content: 'gm' } }] }],
  [
    'a backup of Discohook’s',
    { version: 7, backups: [{ messages: [{ data: { content: 'gm' } }] }] },
  ],
])('JSON of %s form is read', (_, value) => {
  expect(read(value)).toMatchObject({ message: hello });
});

test('a link to Discohook is read where it holds the message', () => {
  const data = base64(JSON.stringify({ messages: [{ data: { content: 'gm ✨' } }] }));
  expect(readMessage(`https://discohook.org/?data=${data}`)).toMatchObject({
    message: { ...hello, content: 'gm ✨' },
  });
  expect(readMessage('https://share.discohook.app/go/abc')).toMatchObject({
    problem: expect.stringContaining('does not hold'),
  });
});

test('an embed alone is a message of it', () => {
  expect(read({ title: 'Rules', color: '#e0ad3d' })).toMatchObject({
    message: { embeds: [{ title: 'Rules', colour: 0xe0_ad_3d }] },
  });
});

test('of several messages the first is taken, and that is said', () => {
  expect(read({ messages: [{ data: { content: 'gm' } }, { data: {} }] })).toEqual({
    message: hello,
    notes: ['The first of 2 messages was taken.'],
  });
});

test('what has no place here is named', () => {
  const found = read({ content: 'gm', username: 'Keeper', tts: false, attachments: [], poll: {} });
  expect(found).toEqual({ message: hello, notes: ['The message: username, poll'] });
});

test('addresses Discord would not take are left out, and named', () => {
  const found = read({
    embeds: [
      {
        title: 'One',
        url: 'javascript:alert(1)',
        image: { url: 'attachment://a.png' },
        thumbnail: { url: 'http://castle.test/a.png' },
      },
    ],
  });
  expect(found).toMatchObject({
    message: { embeds: [{ url: '', image: '', thumbnail: '' }] },
    notes: [
      'Embed 1: the link: it is no address of a page.',
      'Embed 1: the picture: only addresses that begin with https:// can be posted.',
      'Embed 1: the small picture: only addresses that begin with https:// can be posted.',
    ],
  });
});

test('a button of another kind than a link keeps its style and asks for its answer', () => {
  const components = [
    { type: 1, components: [{ type: 2, style: 3, label: 'Go', custom_id: 'x' }, { type: 3 }] },
  ];
  expect(read({ content: 'gm', components })).toEqual({
    message: {
      ...hello,
      buttons: [{ ...emptyButton, label: 'Go', does: 'ANSWER', style: 'success' }],
    },
    notes: [
      'Menus and other components that are no buttons.',
      'Button 1: what happens when it is pressed. Write what it answers.',
    ],
  });
});

test.each(['', 'gm', '[]', '{}', '12', '{"embeds":5}', '{"__proto__":{"content":"x"}}'])(
  '%j is no message',
  (text) => {
    expect(readMessage(text)).toHaveProperty('problem');
  },
);

test('whatever is pasted, what comes of it has the shape of a message', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (content, embed, components) => {
      const found = read({ content, embeds: [embed, { title: 'One', fields: embed }], components });
      if ('problem' in found) return;
      const issues = messageSchema.safeParse(found.message).error?.issues ?? [];
      // What is missing or too long the form tells; the shape is whole.
      expect(issues.filter(({ code }) => code !== 'custom' && code !== 'too_small')).toEqual([]);
    }),
  );
});

test('texts and colours come back as they were', () => {
  const embeds = fc.array(
    fc.record({ title: fc.string(), description: fc.string(), colour: fc.nat(0xff_ff_ff) }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(fc.string(), embeds, (content, parts) => {
      const message = {
        content,
        embeds: parts.map((part) => ({ ...emptyEmbed, ...part })),
        buttons: [],
      };
      expect(readMessage(writeMessage(message))).toEqual({ message, notes: [] });
    }),
  );
});
