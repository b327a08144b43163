import { expect, test } from 'vitest';
import { addressesIn, isAmong } from './addresses';
import { addressLines, allowedCaution, allowedProblem, tidyAllowed } from './allowList';

test.each([
  ['https://magiceden.io/', 'magiceden.io'],
  ['http://www.MagicEden.io:443', 'magiceden.io'],
  ['*.magiceden.io', 'magiceden.io'],
  ['https://x.com/MagicEden?lang=en#top', 'x.com/MagicEden'],
  ['x.com/MagicEden/*', 'x.com/MagicEden'],
  ['<https://medium.com/@keep>', 'medium.com/@keep'],
  ['https://münchen.de', 'xn--mnchen-3ya.de'],
  ['𝗺𝗮𝗴𝗶𝗰𝗲𝗱𝗲𝗻.io', 'magiceden.io'],
  ['magiceden.io., ', 'magiceden.io'],
  ['magiceden.io, tensor.trade;magiceden.io', 'magiceden.io\ntensor.trade'],
  ['magiceden.io tensor.trade', 'magiceden.io\ntensor.trade'],
  ['https://discord.gg/partner', 'discord.gg/partner'],
  ['http://203.0.113.7:8080/', '203.0.113.7'],
])('%j is written as %j', (typed, lines) => {
  expect(tidyAllowed(typed)).toBe(lines);
  expect(allowedProblem(lines)).toBeNull();
});

test.each([
  ['magic eden', '“magic eden” has a space. Enter a domain, such as magiceden.io.'],
  ['magiceden', '“magiceden” isn’t a domain. Include its ending, such as magiceden.io.'],
  ['*', '“*” would allow every link. Enter a domain, such as magiceden.io.'],
  ['https://', '“https://” would allow every link. Enter a domain, such as magiceden.io.'],
  ['magic*.io', 'In “magic*.io”, use * only at the start. Subdomains are allowed anyway.'],
  [
    'me@magiceden.io',
    '“me@magiceden.io” is an email address or a name. Enter a domain, such as magiceden.io.',
  ],
  [
    'ftp://magiceden.io',
    '“ftp://magiceden.io” isn’t a domain. Include its ending, such as magiceden.io.',
  ],
  ['magiceden..io', '“magiceden..io” isn’t a domain. Include its ending, such as magiceden.io.'],
  ['partner', '“partner” isn’t a domain. Include its ending, such as magiceden.io.'],
])('%j is refused with the reason', (typed, message) => {
  expect(allowedProblem(typed)).toBe(message);
  // It stays as it was typed, to be put right.
  expect(tidyAllowed(typed)).toBe(typed);
});

test.each([
  ['vercel.app', 'LINKS', 'Anyone can publish on vercel.app, so this allows every page there.'],
  ['bit.ly', 'LINKS', 'Links on bit.ly can lead anywhere.'],
  [
    'discord.gg',
    'INVITES',
    'discord.gg allows every invite. To allow only one, enter the full link, such as discord.gg/partner.',
  ],
  ['keep.vercel.app', 'LINKS', null],
  ['discord.gg/partner', 'INVITES', null],
])('%j for the trigger %s has the caution %j', (typed, trigger, caution) => {
  expect(allowedCaution(typed, trigger)).toBe(caution);
});

const isAllowed = (link: string, allowed: string) =>
  addressesIn(link).map((each) => isAmong(each, addressLines(allowed)));

test.each([
  ['https://magiceden.io/item', 'https://magiceden.io/'],
  ['https://sub.magiceden.io', '*.magiceden.io'],
  ['https://discord.com/invite/partner', 'discord.gg/partner'],
  ['https://discord.gg/partner?event=1', 'discord.com/invite/partner'],
  ['https://münchen.de/x', 'xn--mnchen-3ya.de'],
  // As rules were saved before lines were checked.
  ['https://docs.castle.example', 'our docs: docs.castle.example'],
  ['https://tensor.trade', 'magiceden.io, tensor.trade'],
])('%j is allowed by %j', (link, allowed) => {
  expect(isAllowed(link, allowed)).toEqual([true]);
});

test.each([
  ['https://evilmagiceden.io', 'magiceden.io'],
  ['https://magiceden.io.evil.com', 'magiceden.io'],
  ['https://discord.gg/other', 'discord.gg/partner'],
  ['見てhttps://münchen.de', 'magiceden.io'],
])('%j is not allowed by %j', (link, allowed) => {
  expect(isAllowed(link, allowed)).toEqual([false]);
});
