import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const order = z
  .object({
    tiers: z.array(z.object({ name: z.string(), about: z.string(), domains: z.array(z.string()) })),
  })
  .parse(JSON.parse(readFileSync('src/mock-api/domains/tiers.json', 'utf8')));
const guide = readFileSync('docs/architecture.md', 'utf8');
/** Cells of the row that begins with that text. */
const cellsOf = (first: string) =>
  guide
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === first);

test.each(order.tiers)('docs/architecture.md lists the tier “$name” in order', (tier) => {
  expect(cellsOf(tier.name)?.slice(2, 4)).toEqual([
    tier.domains.map((domain) => `\`${domain}\``).join(', '),
    tier.about,
  ]);
});

test('docs/architecture.md lists each event', () => {
  const subscriptions = readFileSync('src/mock-api/subscriptions.ts', 'utf8');
  const names = [...subscriptions.matchAll(/^ {2}(\w+): \[/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !cellsOf(`\`${name}\``))).toEqual([]);
});
