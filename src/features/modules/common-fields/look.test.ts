import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageLimits } from '@/shared/discord/limits';
import { inNumbersOf, personalized } from './look';
import { emptyEmbed, totalLength } from './message';

const look = { accent: 0x12_34_56, footer: 'Solana Keep', hasBranding: true };
const message = (...embeds: object[]) => ({
  content: '',
  embeds: embeds.map((embed) => Object.assign({}, emptyEmbed, { title: 'Sold' }, embed)),
  buttons: [],
});

describe('a message in a server’s look', () => {
  test('takes the accent where an embed keeps the default color', () => {
    const colours = personalized(message({}, { colour: 0xff_00_00 }), look).embeds.map(
      ({ colour }) => colour,
    );
    expect(colours).toEqual([0x12_34_56, 0xff_00_00]);
  });

  test('keeps its own footers, and names Castle Bots in the last embed', () => {
    const footers = personalized(message({}, { footer: 'Mine' }), look).embeds.map(
      ({ footer }) => footer,
    );
    expect(footers).toEqual(['Solana Keep', 'Mine · by Castle Bots']);
  });

  test('names Castle Bots where it is seen, when the last embed is part of a gallery', () => {
    const url = 'https://castle.test';
    const image = 'https://castle.test/a.png';
    const dressed = personalized(message({ url, image }, { url, image }), look);
    expect(dressed.embeds.map(({ footer }) => footer)).toEqual([
      'Solana Keep · by Castle Bots',
      'Solana Keep',
    ]);
  });

  test('leaves an empty embed empty', () => {
    const blank = message({ title: '' });
    expect(personalized(blank, look)).toEqual(blank);
  });

  test('never exceeds what Discord takes', () => {
    const text = (most: number) => fc.integer({ min: 0, max: most }).map((n) => 'x'.repeat(n));
    fc.assert(
      fc.property(
        text(2048),
        fc.array(fc.record({ description: text(4096), footer: text(2048) }), { maxLength: 3 }),
        (footer, embeds) => {
          const before = message(...embeds);
          fc.pre(totalLength(before.embeds) <= messageLimits.allEmbeds);
          const after = personalized(before, { ...look, footer });
          expect(totalLength(after.embeds)).toBeLessThanOrEqual(messageLimits.allEmbeds);
          for (const embed of after.embeds)
            expect(embed.footer.length).toBeLessThanOrEqual(messageLimits.footer);
        },
      ),
    );
  });
});

test.each([
  ['12,408.5 USDC', 'DE', '12.408,5 USDC'],
  ['$1,234,567.80 (+3.5%)', 'FR', '$1\u00A0234\u00A0567,80 (+3,5%)'],
  ['Worth 12.5.', 'DE', 'Worth 12,5.'],
  ['18:00 UTC on 2026-11-20, v1.2.3', 'DE', '18:00 UTC on 2026-11-20, v1.2.3'],
  ['https://castle.test/1.5', 'DE', 'https://castle.test/1.5'],
  ['12,408.5', 'EN', '12,408.5'],
])('numbers in “%s” are written in %s style', (text, numbers, expected) => {
  expect(inNumbersOf(text, numbers)).toBe(expected);
});
