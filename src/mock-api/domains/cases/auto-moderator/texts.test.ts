import { expect, test } from 'vitest';
import { isAmong } from '@/features/modules/definitions/auto-moderator/addresses';
import { addressLines } from '@/features/modules/definitions/auto-moderator/allowList';
import { wordMatcher } from '@/features/modules/definitions/auto-moderator/wordList';
import { hasSeedPhrase, hostsIn, invitesIn, linksIn, mentionsIn } from './texts';

test.each([
  ['scam', 'What a SCAM!', true],
  ['scam', 'scammers', false],
  ['scam*', 'scammers', true],
  ['*coin', 'shitcoins', false],
  ['*coin*', 'shitcoins', true],
  ['free mint', 'A free… mint, today', true],
  ['free mint', 'free the mint', false],
  ['*', 'anything', false],
  ['a*a*a*a*a*a*a*a*b', 'a'.repeat(4000), false],
  ['🖕', 'no 🖕 here', true],
])('the word %j in %j is found: %s', (words, text, isFound) => {
  expect(wordMatcher(`\n${words}\n`)(text)).toBe(isFound);
});

test.each([
  ['see https://docs.castle.example/a.', [{ host: 'docs.castle.example', path: '/a' }]],
  [
    'www.castle.example and castle.example/x',
    [
      { host: 'castle.example', path: '' },
      { host: 'castle.example', path: '/x' },
    ],
  ],
  ['write to me@castle.example', []],
  ['http://203.0.113.7:8080/mint now', [{ host: '203.0.113.7', path: '/mint' }]],
  ['https://[2001:db8::7]/a', [{ host: '[2001:db8::7]', path: '/a' }]],
  ['https://203.0.113.7.evil.example', [{ host: '203.0.113.7.evil.example', path: '' }]],
  ['version 1.2.3.4 is out', []],
  ['https://discord.com@evil.example/a', [{ host: 'evil.example', path: '/a' }]],
  ['https://discord.com:443@evil.example', [{ host: 'evil.example', path: '' }]],
  ['https://castle.example/@keep', [{ host: 'castle.example', path: '/@keep' }]],
  ['I like castle.example', []],
])('the links of %j', (text, links) => {
  expect(linksIn(text)).toEqual(links.map((link) => expect.objectContaining(link)));
});

test('a bare domain is a host, and no link', () => {
  expect(hostsIn('go to Wallet-Sync.example now')).toEqual(['wallet-sync.example']);
  expect(linksIn('go to Wallet-Sync.example now')).toEqual([]);
});

test('an allowed invite allows itself alone, an allowed domain all of it', () => {
  const [partner] = invitesIn('discord.gg/partner');
  const [other] = invitesIn('https://discord.com/invite/other');
  if (!partner || !other) throw new Error('Invites weren’t found.');
  expect(isAmong(partner, addressLines('discord.gg/partner'))).toBe(true);
  expect(isAmong(other, addressLines('discord.gg/partner'))).toBe(false);
  expect(isAmong(other, addressLines('https://discord.com'))).toBe(true);
});

test('each member and role that is mentioned counts once', () => {
  expect(mentionsIn('<@1> <@!1> <@&1> @everyone @everyone')).toBe(3);
});

test.each([
  ['legal winner thank year wave sausage worth useful legal winner thank yellow', true],
  [Array.from({ length: 12 }, (_, index) => `${String(index + 1)}. wave`).join(' '), true],
  ['I think that we should all go to the town hall meeting later today', false],
])('%j looks like a seed phrase: %s', (text, isOne) => {
  expect(hasSeedPhrase(text)).toBe(isOne);
});
