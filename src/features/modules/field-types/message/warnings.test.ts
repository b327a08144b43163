import { expect, test } from 'vitest';
import { emptyEmbed } from '../../common-fields/message';
import { warningsIn } from './warnings';

const KEEPERS = '123456789012345678';
const GONE = '999999999999999999';
const server = {
  guildRoles: [
    { id: KEEPERS, name: 'Keepers', color: 0, position: 1, managed: false },
    { id: '1', name: '@everyone', color: 0, position: 0, managed: false },
  ],
  guildChannels: [{ id: KEEPERS, name: 'general', type: 0 }],
};
const variables = [{ name: 'server.name', sample: 'Keep' }];
const emoji = (id: string, name: string, available: boolean) => ({
  id,
  name,
  available,
  animated: false,
  picture: null,
  stillPicture: null,
});
const own = {
  all: [emoji(KEEPERS, 'keep', true), emoji('5'.repeat(18), 'throne', false)],
  isWhole: true,
};
const said = (content: string, title = '') =>
  warningsIn(
    { content, embeds: title === '' ? [] : [{ ...emptyEmbed, title }], buttons: [] },
    variables,
    server,
    own,
  );

test('mentions and variables the server has cause no warning', () => {
  expect(said(`<@&${KEEPERS}> <#${KEEPERS}> @everyone {server.name}`)).toEqual([]);
});

test('unknown roles, channels and variables cause warnings', () => {
  expect(said(`<@&${GONE}> <#${GONE}> {user.nam}`)).toEqual([
    'Text: {user.nam} isn’t a variable of this module.',
    `Text: Role ${GONE} not found on this server.`,
    `Text: Channel ${GONE} not found on this server.`,
  ]);
});

test('a role written only by its name causes a warning', () => {
  expect(said('gm @Keepers!')).toEqual([
    'Text: @Keepers won’t mention the role. Type @ and choose it from the list.',
  ]);
  expect(said('gm @Keepersong')).toEqual([]);
});

test('a mention where Discord shows text causes a warning', () => {
  expect(said('', `For <@&${KEEPERS}>`)).toEqual([
    'Embed 1, Title: Discord shows mentions as text here.',
  ]);
});

test('an unknown server causes no warnings', () => {
  expect(warningsIn({ content: `<#${GONE}>` }, variables, null, own)).toEqual([]);
});

test('only emoji the bot cannot use cause warnings', () => {
  expect(said(`<:keep:${KEEPERS}> <a:gone:${GONE}> <:throne:${'5'.repeat(18)}>`)).toEqual([
    'Text: :gone: isn’t an emoji of this server. The bot can only use emoji from servers it’s on.',
    'Text: :throne: isn’t available because the server lost the boost level for it.',
  ]);
});

test('a server emoji where Discord shows text causes a warning', () => {
  const buttons = [{ label: `<:keep:${KEEPERS}>`, emoji: `<:keep:${KEEPERS}>` }];
  expect(warningsIn({ content: '', embeds: [], buttons }, variables, server, own)).toEqual([
    'Button 1, Label: Discord shows server emoji as text here.',
  ]);
});

test('a missing or incomplete list of emoji causes no warnings', () => {
  const message = { content: `<:gone:${GONE}>` };
  expect(warningsIn(message, variables, server, { all: null, isWhole: true })).toEqual([]);
  expect(warningsIn(message, variables, server, { ...own, isWhole: false })).toEqual([]);
});

test('a masked link, a command and a server page in a title cause warnings', () => {
  expect(said('', `[Rules](https://castle.test)`)).toEqual([
    'Embed 1, Title: Discord shows [text](link) as text here.',
  ]);
  for (const mention of ['</verify:123456789012345678>', '<id:customize>'])
    expect(said('', mention)).toEqual(['Embed 1, Title: Discord shows mentions as text here.']);
});

test('a time causes a warning in a footer, but not in a title', () => {
  const embeds = [{ ...emptyEmbed, title: '<t:1>', footer: '<t:1:R>' }];
  expect(warningsIn({ content: '', embeds, buttons: [] }, variables, server, own)).toEqual([
    'Embed 1, Footer: Discord shows times as text here.',
  ]);
});

test('embeds that share a link warn about what Discord does not show', () => {
  const url = 'https://castle.test';
  const image = 'https://castle.test/a.png';
  const embeds = [
    { ...emptyEmbed, title: 'One', url, image },
    { ...emptyEmbed, url, image },
    { ...emptyEmbed, title: 'Three', url, image },
    { ...emptyEmbed, url, image },
    { ...emptyEmbed, url, image },
    { ...emptyEmbed, title: 'Six', image },
  ];
  expect(warningsIn({ content: '', embeds, buttons: [] }, variables, server, own)).toEqual([
    'Embed 3: Discord shows only its image because it has the same link as embed 1.',
    'Embed 5: Discord shows at most 4 images when several embeds share a link.',
  ]);
});
