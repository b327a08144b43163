// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRow } from '@/shared/api/lenient';
import { DAY } from '@/shared/time/durations';
import { personaUserId, type PersonaKey } from './domains/accounts/personas';
import { createTestBackend, type TestBackend } from './hosts/vitest/testServer';
import { openApiDocument } from './openapi/document';
import { everyGet, type Read } from './testing/everyRead';
import { scriptedChain } from './testing/scriptedChain';

type Row = Readonly<Record<string, unknown>>;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+$/.test(value);

/** Null first, amounts by value, all else as text, which suits ISO 8601. */
function compare(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  if (isAmount(one) && isAmount(other)) return Number(BigInt(one) - BigInt(other));
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function compareBy(keys: readonly string[], one: Row, other: Row): number {
  for (const key of keys) {
    const field = key.replace('-', '');
    const order = compare(one[field], other[field]) * (key.startsWith('-') ? -1 : 1);
    if (order !== 0) return order;
  }
  return 0;
}

/** The list of an answer whose rows have the fields that order it. */
function rowsOf(data: unknown, keys: readonly string[]): readonly Row[] {
  const fields = keys.map((key) => key.replace('-', ''));
  const lists = isRow(data) ? [data['items'], ...Object.values(data)] : [];
  const rows = lists.map((list) => (Array.isArray(list) ? list.filter(isRow) : []));
  return rows.find(([first]) => first && fields.every((field) => field in first)) ?? [];
}

const keysOf = (operation: unknown): string[] => {
  const keys = isRow(operation) ? operation['x-ordered-by'] : undefined;
  return Array.isArray(keys) ? keys.map(String) : [];
};

// Parameters may order the list otherwise.
const isDefault = ({ path }: Read) => !/[?&](?!pageSize=)/.test(path);

/** Lists whose rows aren't in the declared order, or of which two have the same place. */
async function wronglyOrdered(persona: PersonaKey): Promise<string[]> {
  backend.signInAs(persona);
  const document = await openApiDocument();
  const wrong: string[] = [];
  const reads = await everyGet(document, backend.world, personaUserId(persona));
  for (const read of reads.filter(isDefault)) {
    const keys = keysOf(document.paths[read.name]?.['get']);
    if (keys.length === 0) continue;
    const answer: unknown = await (await backend.send('GET', read.path)).json();
    const rows = rowsOf(isRow(answer) ? answer['data'] : null, keys);
    if (rows.some((row, at) => at > 0 && compareBy(keys, rows[at - 1] ?? {}, row) >= 0))
      wrong.push(`${read.path} by ${keys.join(', ')}`);
  }
  return wrong;
}

test.each(['owner', 'member', 'ambassador'] as const)(
  'lists that the %s reads have the order their calls declare',
  async (persona) => {
    expect(await wronglyOrdered(persona)).toEqual([]);
  },
);

/** Gives rows the same time and another order in their table. */
function tie<R extends object>(rows: R[], time: Partial<R>): void {
  for (const row of rows) Object.assign(row, time);
  rows.reverse();
}

test.each(['owner', 'member'] as const)(
  'lists that the %s reads have that order if times are equal',
  async (persona) => {
    const { db, clock } = backend.world;
    const at = clock.now() - DAY;
    tie(db.accrualRuns, { to: at });
    tie(db.claims, { at });
    tie(db.earnedBadges, { earnedAt: at });
    tie(db.payouts, { at });
    tie(db.projectWallets, { addedAt: at });
    tie(
      db.submissions.filter(({ submittedAt }) => submittedAt !== null),
      { submittedAt: at },
    );
    db.submissions.reverse();
    expect(await wronglyOrdered(persona)).toEqual([]);
  },
);
