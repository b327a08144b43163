import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptyButton,
  emptyEmbed,
  linkButton,
  messageSchema,
  WHEN_POSTED,
  type Message,
} from '../../../common-fields/message';
import type { FindEmoji } from './buttons';
import { readMessage } from './discohook';
import { unwritten, writeMessage } from './write';

const read = (value: unknown) => readMessage(JSON.stringify(value));
/** The embed read from pasted JSON, with notes on the parts left out. */
function embed(raw: object) {
  const found = read({ embeds: [raw] });
  if ('problem' in found) throw new Error(found.problem);
  return { embed: found.message.embeds[0], notes: found.notes };
}
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

test('a copied message can be pasted', () => {
  expect(readMessage(writeMessage(whole))).toEqual({ message: whole, notes: [] });
  expect(unwritten(whole)).toEqual([]);
});

test('parts that a copy cannot hold are named', () => {
  const embeds = [{ ...emptyEmbed, title: 'One', timestamp: WHEN_POSTED }];
  const buttons: Message['buttons'] = [{ ...emptyButton, label: 'Ask', does: 'ANSWER' }];
  expect(unwritten({ content: '', embeds, buttons })).toEqual(['button replies', 'the timestamp']);
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
    problem: expect.stringContaining('doesn’t contain'),
  });
});

test('an embed alone becomes a message with that embed', () => {
  expect(read({ title: 'Rules', color: '#e0ad3d' })).toMatchObject({
    message: { embeds: [{ title: 'Rules', colour: 0xe0_ad_3d }] },
  });
});

test('only the first of several messages is imported, with a note', () => {
  expect(read({ messages: [{ data: { content: 'gm' } }, { data: {} }] })).toEqual({
    message: hello,
    notes: ['Only the first of 2 messages was imported.'],
  });
});

test('parts without a place here are named', () => {
  const found = read({ content: 'gm', username: 'Keeper', tts: false, attachments: [], poll: {} });
  expect(found).toEqual({ message: hello, notes: ['Message: username, poll'] });
});

test('addresses Discord would refuse are left out and named', () => {
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
      'Embed 1, title link: Enter a link that starts with https://.',
      'Embed 1, image: attachment:// refers to an uploaded file. Use the image’s https:// link.',
      'Embed 1, thumbnail: http:// images aren’t supported. Use a link that starts with https://.',
    ],
  });
});

test('a button that is not a link keeps its style and needs a reply', () => {
  const components = [
    { type: 1, components: [{ type: 2, style: 3, label: 'Go', custom_id: 'x' }, { type: 3 }] },
  ];
  expect(read({ content: 'gm', components })).toEqual({
    message: {
      ...hello,
      buttons: [{ ...emptyButton, label: 'Go', does: 'ANSWER', style: 'success' }],
    },
    notes: [
      'Menus and other components that aren’t buttons.',
      'Button 1: the action. Enter a reply for this button.',
    ],
  });
});

describe('input from other tools is read', () => {
  test.each<[string, object, object]>([
    ['a picture as text', { image: ' https://a.com/b.png ' }, { image: 'https://a.com/b.png' }],
    ['a small picture as text', { thumbnail: 'https://a.com/b' }, { thumbnail: 'https://a.com/b' }],
    ['an author as text', { author: 'Mira' }, { author: 'Mira' }],
    ['a footer as text', { footer: 'Castle' }, { footer: 'Castle' }],
    [
      'icons as libraries name them',
      { author: { name: 'Mira', iconURL: 'https://a.com/b' } },
      { author: 'Mira', authorIcon: 'https://a.com/b' },
    ],
    ['a number as text', { title: 7 }, { title: '7' }],
    ['seconds', { timestamp: 1_750_000_000 }, { timestamp: '2025-06-15T15:06:40.000Z' }],
    ['milliseconds', { timestamp: '1750000000000' }, { timestamp: '2025-06-15T15:06:40.000Z' }],
    ['the timestamp', { timestamp: 'now' }, { timestamp: WHEN_POSTED }],
    ['a color of three digits', { color: '#f00' }, { colour: 0xff_00_00 }],
    ['a color with 0x', { color: '0xff0000' }, { colour: 0xff_00_00 }],
    ['a color of six digits', { color: 'FF0000' }, { colour: 0xff_00_00 }],
    ['a color in decimals', { color: '14724413' }, { colour: 0xe0_ad_3d }],
    ['a color by its parts', { color: 'rgb(255, 0, 10)' }, { colour: 0xff_00_0a }],
    ['a color as a list', { color: [255, 0, 10] }, { colour: 0xff_00_0a }],
    [
      'a spacer',
      { fields: [{ name: '\u200B', value: '' }] },
      { fields: [{ name: '\u200B', value: '', isInline: false }] },
    ],
  ])('%s', (_, parts, read) => {
    const title = 'title' in parts ? {} : { title: 'One' };
    expect(embed({ ...title, ...parts })).toMatchObject({ embed: read, notes: [] });
  });
});

describe('parts an embed loses are named', () => {
  test.each<[string, object, string]>([
    ['an unknown color', { color: 'Blurple' }, ': the color “Blurple” couldn’t be read.'],
    ['a color out of range', { color: 16_777_216 }, ': the color “16777216” couldn’t be read.'],
    ['a time', { timestamp: 'soon' }, ': the time “soon” couldn’t be read.'],
    ['a title that is no text', { title: { text: 'One' } }, ', title: not text.'],
    ['fields that are none', { fields: ['Price', 'Seller'] }, ', fields: 2 couldn’t be read.'],
    ['a video', { video: { url: 'https://a.com' } }, ': video'],
    ['a part of an author', { author: { name: 'Mira', bot: true } }, ', author: bot'],
    [
      'a text beyond all limits',
      { description: 'a'.repeat(9000) },
      ', description: everything after the first 8000 characters.',
    ],
    [
      'a link no host can have',
      { url: 'https://example' },
      ', title link: Enter a full link, such as https://example.com/page.',
    ],
  ])('%s', (_, parts, note) => {
    expect(embed({ description: 'gm', ...parts }).notes).toEqual([`Embed 1${note}`]);
  });
});

test.each([
  ['both embed and embeds', { embeds: [{ title: 'One' }], embed: { title: 'Two' } }],
  ['a list of embeds', [{ title: 'One' }, { description: 'gm', title: 'Two' }]],
  ['embeds within data', { data: { embeds: [{ title: 'One' }, { title: 'Two' }] } }],
  ['embeds within a form’s JSON', { payload_json: '{"embeds":[{"title":"One"},{"title":"Two"}]}' }],
])('%s: all embeds are imported', (_, value) => {
  expect(read(value)).toMatchObject({
    message: { embeds: [{ title: 'One' }, { title: 'Two' }] },
    notes: [],
  });
});

test.each([
  ['an interaction’s', { type: 4, data: { content: 'gm', embeds: [{ title: 'One' }] } }],
  [
    'the API’s',
    {
      id: '1',
      type: 0,
      content: 'gm',
      channel_id: '2',
      author: { id: '3', username: 'Keeper' },
      timestamp: '2026-01-01T00:00:00Z',
      flags: 0,
      embeds: [{ type: 'rich', title: 'One', image: { url: 'https://a.com/b', width: 5 } }],
    },
  ],
])('JSON of %s form is imported, with no loss reported', (_, value) => {
  expect(read(value)).toMatchObject({ message: { content: 'gm' }, notes: [] });
});

test('an embed written beside the text is read', () => {
  expect(read({ plainText: 'gm', title: 'One', color: 5 })).toMatchObject({
    message: { content: 'gm', embeds: [{ title: 'One', colour: 5 }] },
    notes: [],
  });
});

test('JSON in a code block is read', () => {
  expect(readMessage('```json\n{"content":"gm"}\n```')).toEqual({ message: hello, notes: [] });
});

describe('buttons', () => {
  const button = (parts: object, find?: FindEmoji) => {
    const raw = { type: 2, style: 5, label: 'Go', url: 'https://a.com', ...parts };
    const found = readMessage(
      JSON.stringify({ content: 'gm', components: [{ type: 1, components: [raw] }] }),
      find,
    );
    return 'problem' in found ? found : { buttons: found.message.buttons, notes: found.notes };
  };

  test.each([
    ['a heart without its selector', { name: '❤' }, '❤️'],
    ['an emoji as text', '❤', '❤️'],
    ['one of a server as text', '<:keep:123456789012345678>', '<:keep:123456789012345678>'],
    ['a key cap', { id: null, name: '1\u20E3' }, '1️⃣'],
    ['an emoji by its name', ':fire:', '🔥'],
  ])('%s is accepted', (_, emoji, read) => {
    const find = (name: string) => (name === 'fire' ? { emoji: '🔥', name } : null);
    expect(button({ emoji }, find)).toMatchObject({ buttons: [{ emoji: read }], notes: [] });
  });

  test.each([
    ['an unknown emoji', { emoji: ':castle:' }, 'the emoji “:castle:” couldn’t be read.'],
    [
      'an id that lost its digits',
      { emoji: { id: 458_304_698_827, name: 'keep' } },
      'the emoji “<:keep:>” couldn’t be read.',
    ],
    [
      'a disabled one',
      { disabled: true },
      'this button was disabled in the original message. Members can press it in this one.',
    ],
  ])('%s is named', (_, parts, note) => {
    expect(button(parts)).toMatchObject({
      buttons: [{ label: 'Go', emoji: '', url: 'https://a.com' }],
      notes: [`Button 1: ${note}`],
    });
  });

  test('a link may lead into Discord', () => {
    expect(button({ url: 'discord://-/settings' })).toMatchObject({
      buttons: [{ url: 'discord://-/settings' }],
      notes: [],
    });
  });

  test('a style may be written by name', () => {
    const { buttons } = { buttons: [], ...button({ style: 'Success', url: undefined }) };
    expect(buttons).toMatchObject([{ does: 'ANSWER', style: 'success' }]);
  });

  test('a premium button is left out and named', () => {
    expect(button({ style: 6, label: undefined, url: undefined, sku_id: '1' })).toEqual({
      buttons: [],
      notes: ['Button 1: premium buttons aren’t supported.'],
    });
  });
});

describe('Components V2', () => {
  const rows = { type: 1, components: [{ type: 2, style: 5, label: 'Go', url: 'https://a.com' }] };
  const container = {
    type: 17,
    accent_color: 5,
    components: [
      { type: 9, components: [{ type: 10, content: '# gm' }], accessory: { type: 11, media: {} } },
      { type: 14 },
      { type: 10, content: 'Rules' },
      { type: 12, items: [] },
      rows,
    ],
  };

  test.each([
    ['a message', { flags: 32_768, components: [container] }],
    ['its components', [container]],
    ['one component', container],
  ])('of %s, text and buttons are imported, and the rest is named', (_, value) => {
    expect(read(value)).toMatchObject({
      message: { content: '# gm\nRules', embeds: [], buttons: [{ label: 'Go' }] },
      notes: [
        'Components V2: only text and buttons were imported, without containers, thumbnails, separators, and galleries.',
      ],
    });
  });

  test('a message with nothing to import is reported as using them', () => {
    expect(read({ flags: 32_768, components: [{ type: 12, items: [] }] })).toEqual({
      problem: 'This message uses Components V2 and has no text or buttons to import.',
    });
  });
});

test('notes beyond twenty are counted', () => {
  const fields = Array.from({ length: 25 }, () => ({ name: 'One', value: 'Two', odd: 1 }));
  expect(embed({ fields }).notes.slice(-2)).toEqual(['Embed 1, field 19: odd', '6 more.']);
});

test.each(['', 'gm', '[]', '{}', '12', '{"embeds":5}', '{"__proto__":{"content":"x"}}'])(
  '%j is not a message',
  (text) => {
    expect(readMessage(text)).toHaveProperty('problem');
  },
);

test('whatever is pasted, the result has the shape of a message', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (content, embed, components) => {
      const found = read({ content, embeds: [embed, { title: 'One', fields: embed }], components });
      if ('problem' in found) return;
      const issues = messageSchema.safeParse(found.message).error?.issues ?? [];
      // The form reports missing or too long values; the shape must be complete.
      expect(issues.filter(({ code }) => code !== 'custom' && code !== 'too_small')).toEqual([]);
    }),
  );
});

test('texts and colors come back unchanged', () => {
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
