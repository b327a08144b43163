// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { loadModule } from './engine/registry';
import type { Values } from './common-fields/field';
import { emptyButton, linkButton } from './common-fields/message';

/** Errors of a form, by field path. `needed` fills in the rest, so that only `change` causes errors. */
async function saidOf(slug: string, change: Values): Promise<Record<string, string>> {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`There is no module ${slug}.`);
  const filled = { ...spec.initial, ...needed[slug], ...change };
  const issues = spec.schema.safeParse(filled).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const ROLE = '100000000000000001';
const CHANNEL = '200000000000000002';
const choice = { emoji: '', label: 'Trader', description: '', roles: [ROLE] };
/** Values without defaults, which only an owner can choose. */
const needed: Readonly<Record<string, Values>> = {
  'support-ticket': {
    name: 'Help',
    panelChannelId: CHANNEL,
    transcriptChannelId: CHANNEL,
    staffRoles: [ROLE],
  },
  'verification-bot': { panelChannelId: CHANNEL, verifiedRoles: [ROLE] },
  'reaction-roles': { name: 'Roles', channelId: CHANNEL, options: [choice] },
  'embed-message': { name: 'Rules', channelId: CHANNEL },
  'schedule-message': { name: 'gm', channelId: CHANNEL },
  'token-price': {
    surface: 'NICKNAME',
    tokens: [{ mint: 'So11111111111111111111111111111111111111112', symbol: 'SOL' }],
  },
};

const mints = ['2', '3', '4', '5', '6'].map(
  (last) => `So1111111111111111111111111111111111111111${last}`,
);

const buttons = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    linkButton(`Link ${String(place)}`, 'https://castlebots.io/'),
  );
const withButtons = (count: number) => ({ content: 'Hi', embeds: [], buttons: buttons(count) });
const room = (most: number) =>
  `Discord allows 5 rows. This module uses some of them, so ${String(most)} buttons fit here.`;
const choices = (count: number, emoji: (place: number) => string = () => '') =>
  Array.from({ length: count }, (_, place) => ({ ...choice, emoji: emoji(place) }));
const links = (count: number) =>
  Array.from({ length: count }, () => ({ label: 'Site', url: 'https://castlebots.io/' }));

describe('E44: buttons of a message beside those of its module', () => {
  test.each<[what: string, slug: string, field: string, most: number, around: Values]>([
    ['a ticket panel', 'support-ticket', 'panel', 20, {}],
    ['the first message of a ticket', 'support-ticket', 'opening', 20, {}],
    ['a captcha panel', 'verification-bot', 'panel', 20, {}],
    ['roles by six buttons', 'reaction-roles', 'message', 15, { options: choices(6) }],
    ['roles by 25 buttons', 'reaction-roles', 'message', 0, { options: choices(25) }],
    ['roles by a menu', 'reaction-roles', 'message', 20, { style: 'SELECT', options: choices(25) }],
    ['a message with 22 link buttons', 'embed-message', 'message', 3, { buttons: links(22) }],
  ])('%s', async (_, slug, field, most, around) => {
    expect(await saidOf(slug, { ...around, [field]: withButtons(most) })).toEqual({});
    expect(await saidOf(slug, { ...around, [field]: withButtons(most + 1) })).toEqual({
      [`${field}.buttons`]: room(most),
    });
  });

  test('roles by reactions leave all 25 buttons to the message', async () => {
    const options = choices(3, (place) => ['📈', '🏰', '🐋'][place] ?? '');
    const around = { style: 'REACTIONS', options };
    expect(await saidOf('reaction-roles', { ...around, message: withButtons(25) })).toEqual({});
  });
});

test('a list of link buttons has 25 at most', async () => {
  expect(await saidOf('embed-message', { buttons: links(25) })).toEqual({});
  expect(Object.keys(await saidOf('embed-message', { buttons: links(26) }))).toEqual(['buttons']);
});

test('a text has less room with the roles that are mentioned before it', async () => {
  const mentionRoles = ['100000000000000001', '100000000000000002'];
  const text = (length: number) => ({
    mentionRoles,
    message: { content: 'a'.repeat(length), embeds: [], buttons: [] },
  });
  expect(await saidOf('schedule-message', text(1954))).toEqual({});
  expect(await saidOf('schedule-message', text(1955))).toEqual({
    'message.content': 'Maximum 1954 characters, including the mentioned roles.',
  });
});

describe('reactions', () => {
  const react = (...emoji: string[]) =>
    saidOf('reaction-roles', {
      style: 'REACTIONS',
      options: choices(emoji.length, (place) => emoji[place] ?? ''),
    });

  test('each choice needs an emoji', async () => {
    expect(await react('📈', '')).toEqual({
      options: 'Add an emoji to each choice. Members react with it.',
    });
    expect(await react('📈', '🏰')).toEqual({});
  });

  test.each([
    ['📈', '📈'],
    ['❤️', '❤️'],
    ['<:keep:111111111111111111>', '<:fort:111111111111111111>'],
  ])('%s and %s are one reaction', async (one, other) => {
    expect(await react(one, other)).toEqual({
      options: 'Two choices use the same emoji. Give each its own.',
    });
  });

  test('a message has at most 20', async () => {
    const emojiAt = (place: number) => String.fromCodePoint(0x1_f6_00 + place);
    const many = (count: number) =>
      saidOf('reaction-roles', { style: 'REACTIONS', options: choices(count, emojiAt) });
    expect(await many(20)).toEqual({});
    expect(await many(21)).toEqual({ options: 'Discord allows 20 reactions per message.' });
  });

  test('buttons may share an emoji or have none', async () => {
    const options = choices(3, (place) => (place < 2 ? '📈' : ''));
    expect(await saidOf('reaction-roles', { options })).toEqual({});
  });
});

describe('the longest texts that are taken', () => {
  test.each<[what: string, slug: string, most: number, path: string, of: (text: string) => Values]>(
    [
      [
        'the label of a choice',
        'reaction-roles',
        80,
        'options.0.label',
        (label) => ({ options: [{ ...choice, label }] }),
      ],
      [
        'the description of a choice',
        'reaction-roles',
        100,
        'options.0.description',
        (description) => ({ options: [{ ...choice, description }] }),
      ],
      ['the answer to a choice', 'reaction-roles', 2000, 'reply', (reply) => ({ reply })],
      [
        'a captcha’s button',
        'verification-bot',
        80,
        'buttonLabel',
        (buttonLabel) => ({ buttonLabel }),
      ],
      [
        'a sender’s name',
        'embed-message',
        80,
        'senderName',
        (senderName) => ({ sender: 'WEBHOOK', senderName }),
      ],
      [
        'a question of a ticket',
        'support-ticket',
        45,
        'questions.0.label',
        (label) => ({ questions: [{ label, style: 'SHORT', isRequired: true }] }),
      ],
      [
        'the name of a thread',
        'schedule-message',
        100,
        'threadName',
        (threadName) => ({ threadName }),
      ],
    ],
  )('%s', async (_, slug, most, path, of) => {
    expect(await saidOf(slug, of('a'.repeat(most)))).toEqual({});
    expect(await saidOf(slug, of('a'.repeat(most + 1)))).toEqual({
      [path]: `Maximum ${String(most)} characters.`,
    });
  });
});

test('the name of a ticket type is the title of its questions, so it’s shorter with them', async () => {
  const questions = [{ label: 'Your wallet', style: 'SHORT', isRequired: true }];
  expect(await saidOf('support-ticket', { name: 'a'.repeat(46) })).toEqual({});
  expect(await saidOf('support-ticket', { name: 'a'.repeat(45), questions })).toEqual({});
  expect(await saidOf('support-ticket', { name: 'a'.repeat(46), questions })).toEqual({
    name: 'Maximum 45 characters with questions. Discord shows the name as the form’s title.',
  });
});

test('a nickname has one token, and no reserved word', async () => {
  const two = mints.slice(0, 2).map((mint) => ({ mint, symbol: 'SOL' }));
  expect(await saidOf('token-price', { tokens: two })).toEqual({
    tokens: 'A nickname can show only one token.',
  });
  expect(await saidOf('token-price', { template: 'Discord {price}' })).toEqual({
    template: 'Discord refuses names with “discord”, and the names everyone and here.',
  });
});

test('a nickname has room for its price', async () => {
  const template = (before: string) => ({ template: `${before} {symbol} {price}` });
  expect(await saidOf('token-price', template('a'.repeat(20)))).toEqual({});
  expect(await saidOf('token-price', template('a'.repeat(21)))).toEqual({
    template: 'Maximum 32 characters in a nickname, including the price.',
  });
  expect(await saidOf('token-price', { ...template('a'.repeat(60)), surface: 'COMMAND' })).toEqual(
    {},
  );
});

test('the name of a channel has room for all its tokens', async () => {
  const tokens = (count: number) => ({
    surface: 'CHANNEL_NAME',
    channelId: CHANNEL,
    tokens: mints.slice(0, count).map((mint) => ({ mint, symbol: 'WORTH' })),
  });
  expect(await saidOf('token-price', tokens(4))).toEqual({});
  expect(await saidOf('token-price', tokens(5))).toEqual({
    template: 'Maximum 100 characters in a channel name, including all tokens.',
  });
  expect(await saidOf('token-price', { ...tokens(5), surface: 'LIVE_MESSAGE' })).toEqual({});
});

describe('names Discord reserves', () => {
  test.each(['everyone', ' Here ', 'My Discord bot'])(
    'the nickname “%s” is refused with the reason',
    async (nickname) => {
      expect(await saidOf('bot-personalizer', { nickname })).toEqual({
        nickname: 'Discord refuses names with “discord”, and the names everyone and here.',
      });
    },
  );

  test.each(['Keep #1', 'SOL: $182', 'gm @ the keep'])(
    'the nickname “%s” is taken: only usernames are refused its characters',
    async (nickname) => {
      expect(await saidOf('bot-personalizer', { nickname })).toEqual({});
    },
  );

  test.each(['everyone', 'Clyde’s friend', 'DISCORD'])(
    'the sender “%s” is refused with the reason',
    async (senderName) => {
      expect(await saidOf('embed-message', { sender: 'WEBHOOK', senderName })).toEqual({
        senderName:
          'Discord refuses names with “discord” or “clyde”, and the names everyone and here.',
      });
    },
  );

  test('names that only begin with a reserved one are taken', async () => {
    expect(await saidOf('bot-personalizer', { nickname: 'Everyone’s keep' })).toEqual({});
    const sender = { sender: 'WEBHOOK', senderName: 'Here be dragons' };
    expect(await saidOf('embed-message', sender)).toEqual({});
  });
});

test('a button of blanks alone needs an emoji', async () => {
  const message = (emoji: string) => ({
    content: 'Hi',
    embeds: [],
    buttons: [{ ...emptyButton, label: '  ', emoji, url: 'https://castlebots.io/' }],
  });
  expect(await saidOf('embed-message', { message: message('') })).toEqual({
    'message.buttons.0.label': 'Add a label or an emoji to the button.',
  });
  expect(await saidOf('embed-message', { message: message('🏰') })).toEqual({});
});

test('a captcha’s button needs a label, a choice’s too', async () => {
  expect(await saidOf('verification-bot', { buttonLabel: ' ' })).toEqual({
    buttonLabel: 'This field is required.',
  });
  expect(await saidOf('reaction-roles', { options: [{ ...choice, label: '' }] })).toEqual({
    'options.0.label': 'This field is required.',
  });
});
