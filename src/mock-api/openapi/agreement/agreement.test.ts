import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { breakingChanges } from './breakingChanges';
import { asJson, contractOf, contractSchema } from './contract';

const AGREED = 'tests/contract/agreed.json';
const LISTED = 'tests/contract/breakingChanges.json';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const listSchema = z.array(
  z.object({
    change: z.string(),
    reason: z.string().check(z.minLength(1)),
    /** The version of the API that breaks. */
    version: z.string(),
  }),
);

const agreed = contractSchema.parse(read(AGREED));
const now = contractOf(asJson(read('docs/openapi.json')));
const listed = listSchema.parse(read(LISTED));
const found = breakingChanges(agreed, now);

const major = (version: string) => Number(version.split('.')[0]);

test('the document keeps the agreed contract, apart from the listed changes', () => {
  const unlisted = found.filter((change) => listed.every((each) => each.change !== change));
  expect(
    unlisted,
    `Clients of ${AGREED} break. Keep what they rely on, or list each change in ${LISTED} with its reason and the version it takes effect in: docs/adding-an-endpoint.md, “A change that breaks clients”.\n${unlisted.join('\n')}`,
  ).toEqual([]);
});

test('every listed change is made', () => {
  const unmade = listed.filter(({ change }) => !found.includes(change));
  expect(unmade, `Remove these from ${LISTED}.`).toEqual([]);
});

test('a listed change takes effect in a new major version', () => {
  const early = listed.filter(
    ({ version }) => major(version) <= major(agreed.version) || major(now.version) < major(version),
  );
  expect(early, 'Raise the version in src/mock-api/openapi/document.ts.').toEqual([]);
});
