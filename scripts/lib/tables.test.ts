import { expect, test } from 'vitest';
import { earlyReads } from './tables.mjs';

const ROWS = `
declare module '../../store/db' {
  interface Db {
    /** In the order they were placed. */
    orders: OrderRow[];
    refunds: {
      at: number;
    }[];
  }
}`;
const TABLES = `export interface QuestTables {\n  quests: QuestRow[];\n}`;
const DOMAINS = ['accounts', 'orders', 'quests'];

const readsWith = (files: Record<string, string>, excused: Record<string, string> = {}): string[] =>
  earlyReads(
    new Map(
      Object.entries({
        'src/mock-api/domains/orders/rows.ts': ROWS,
        'src/mock-api/domains/quests/rows.ts': TABLES,
        ...files,
      }),
    ),
    DOMAINS,
    excused,
  );

const EARLY = 'src/mock-api/domains/accounts/a.ts';

test.each([
  'world.db.orders.length',
  'const { orders } = db;',
  'const { guilds, refunds } = world.db;',
  'const of = ({ db: { orders } }: World) => orders;',
  `const of = ({ quests }: Pick<Db, 'quests'>) => quests;`,
])('%s is refused before the domain that declares the table', (text) => {
  expect(readsWith({ [EARLY]: `\n${text}` })).toEqual([
    expect.stringMatching(/^src\/mock-api\/domains\/accounts\/a\.ts:2 reads the table \w+ of /),
  ]);
});

test('a layer below the domains reads no table of theirs', () => {
  expect(readsWith({ 'src/mock-api/http/a.ts': 'db.orders' })).toHaveLength(1);
});

test('the domain itself, those after it and files above them read a table', () => {
  const text = 'db.orders; db.at; db.users;';
  const folders = ['domains/orders', 'domains/quests', 'seed', 'testing', 'hosts'];
  const files = folders.map((folder) => [`src/mock-api/${folder}/a.ts`, text] as const);
  expect(readsWith(Object.fromEntries(files))).toEqual([]);
});

test('an excuse is for one domain, and goes with the last read', () => {
  expect(readsWith({ [EARLY]: 'db.orders' }, { orders: 'accounts' })).toEqual([]);
  expect(readsWith({ [EARLY]: 'db.orders' }, { orders: 'session' })).toHaveLength(2);
  expect(readsWith({}, { orders: 'accounts' })).toEqual([
    'scripts/lib/layers.mjs excuses reads of the table orders that are gone.',
  ]);
});
