import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import { createClock } from '@/mock-api/store/clock';
import { diskFiles } from '@/mock-api/hosts/vite/diskFiles';
import { openStateFile } from '@/mock-api/hosts/vite/stateFile';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { openApiDocument } from '@/mock-api/openapi/document';
import { type PersonaKey, personaUserId } from '@/mock-api/domains/accounts/personas';
import { decodeSnapshot } from '@/mock-api/snapshots';
import { everyGet } from '@/mock-api/testing/everyRead';
import type { WorldSnapshot } from '@/mock-api/store/world';

/*
 * The only file of these tests that depends on the product's data. When something moves or is renamed, change it
 * here; the tests beside this file and tests/fixtures stay as they are.
 */

/** Fields whose meaning a later version changed, by module. They are read again but not compared. */
export const changedFields: Readonly<Record<string, readonly string[]>> = {
  // Quests and events are no longer sources.
  'engage-to-earn': ['sources'],
  // Tiers no longer have a color.
  'nft-rarity-tracker': ['tiers'],
  // No data source provides categories.
  'trending-nft-crypto-tracker': ['kind'],
  // X does not show who bookmarked a post, and members send no links.
  'tweet-to-earn': ['actions'],
};

const FIXTURES = 'tests/fixtures/31afd0f7';
const read = (name: string) => readFileSync(join(FIXTURES, name));
const unzip = (name: string) => gunzipSync(read(name)).toString('utf8');

const row = z.record(z.string(), z.unknown());
const factsSchema = z.record(z.string(), z.array(row));
/** Rows by their kind, such as “orders of srv-keep”. Each row has an `id`. */
export type Facts = z.infer<typeof factsSchema>;

const settingSchema = z.object({
  serverId: z.string(),
  module: z.string(),
  /** Null for a module without rules. */
  ruleId: z.nullable(z.string()),
  enabled: z.boolean(),
  values: row,
});
/** Saved values of a module’s form. */
export type Setting = z.infer<typeof settingSchema>;

const expectedSchema = z.object({
  /** When the world was stored, ms since 1970. */
  now: z.number(),
  /** Cookies of the owner’s open session, by name. */
  session: z.record(z.string(), z.string()),
  facts: factsSchema,
  settings: z.array(z.extend(settingSchema, { wasAccepted: z.boolean() })),
});
/** Answers of the recorded version about its own world. */
export function readExpected() {
  const expected = expectedSchema.parse(JSON.parse(read('expected.json').toString('utf8')));
  return {
    ...expected,
    settings: expected.settings.map((each) =>
      Object.assign({}, each, { values: secretsSaid(each) }),
    ),
  };
}

/** Secrets were once returned as texts. Now the answer only says which are set: the comparison only checks that. */
const secretsSaid = ({ module, values }: Pick<Setting, 'module' | 'values'>) =>
  withSecrets(module, values, (secret) => secret !== null && secret !== '');

/** Fields of a quest's tasks that were added later: like added fields of a module, they don't count. */
const LATER_IN_TASKS = { via: undefined, page: undefined, sol: undefined };

function withSecrets(
  module: string,
  values: Setting['values'],
  change: (secret: unknown, index: number) => unknown,
): Setting['values'] {
  const { tasks } = values;
  if (module !== 'quest' || !Array.isArray(tasks)) return values;
  return {
    ...values,
    tasks: z
      .array(row)
      .parse(tasks)
      .map((task, index) =>
        Object.assign({}, task, LATER_IN_TASKS, { secret: change(task['secret'], index) }),
      ),
  };
}

/** Unpacks the dev server’s folder into a temporary folder. */
export function unpackDisk(): { path: string; remove: () => void } {
  const file = z.union([z.object({ text: z.string() }), z.object({ base64: z.string() })]);
  const files = z.record(z.string(), file).parse(JSON.parse(unzip('disk.json.gz')));
  const folder = mkdtempSync(join(tmpdir(), 'castle-old-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const bytes = 'text' in content ? content.text : Buffer.from(content.base64, 'base64');
    writeFileSync(path, bytes);
  }
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { path: join(folder, 'world.json'), remove };
}

/** The world as the dev server reads it; undefined if it discards the state. */
export const diskWorld = (path: string) => openStateFile(path).read();

/** The world as a page with its own back end reads it; undefined if it discards the state. */
export const browserWorld = () => decodeSnapshot(unzip('CASTLE_MOCK_DB.gz'));

/** Starts a back end on a stored world. Its clock starts at `now` (ms since 1970). */
export function startOn(snapshot: WorldSnapshot | undefined, now: number, path?: string) {
  if (!snapshot) throw new Error('The stored world was not accepted.');
  const opened = Date.now();
  return createTestBackend({
    snapshot,
    clock: createClock(0, () => now + (Date.now() - opened)),
    ...(path === undefined ? {} : { files: diskFiles(`${path}.files`) }),
  });
}

/** Whether the stored session of the owner is still valid. */
export async function isSignedIn(backend: TestBackend, session: Record<string, string>) {
  for (const [name, value] of Object.entries(session)) backend.cookies.set(name, value);
  const answer = await backend.send('GET', '/api/auth/authenticate');
  return answer.status === 200;
}

interface Reading {
  as: PersonaKey;
  path: string;
  /** Path of the rows in the answer; by default the answer itself is the only row. */
  at?: string;
  keep: readonly string[];
}

const SERVERS: Readonly<Record<string, PersonaKey>> = {
  'srv-keep': 'owner',
  'srv-apes': 'owner',
  'srv-pending': 'owner',
  'srv-empty': 'owner',
  'srv-guest': 'owner',
  'srv-hq': 'staff',
};
const SECTIONS = ['task-to-earn', 'hold-to-earn', 'engage-to-earn'];
const ALL = 'pageSize=100';
const KEEP = '/servers/srv-keep';

const order = ['status', 'price', 'subscriptionType', 'paymentStatus', 'paymentSignature'];
const ofServer = (server: string, as: PersonaKey): [string, Reading] => [
  `orders of ${server}`,
  { as, path: `/users/subscriptions/${server}`, at: 'packageSubscriptions', keep: order },
];

function ofSection(section: string, as: PersonaKey): [string, Reading][] {
  const path = `/points/${section}/solana-keep`;
  const about = `of ${section} of the ${as}`;
  const entry = ['points', 'type', 'balanceAfter'];
  const claim = ['points', 'amount', 'status', 'signature'];
  return [
    [`balance ${about}`, { as, path, keep: ['earned', 'available', 'locked', 'settled'] }],
    [`entries ${about}`, { as, path: `${path}/entries?${ALL}`, at: 'items', keep: entry }],
    [`claims ${about}`, { as, path: `${path}/claims?${ALL}`, at: 'items', keep: claim }],
  ];
}

function ofPerson(as: PersonaKey): [string, Reading][] {
  const money = ['type', 'direction', 'amount', 'status', 'signature'];
  return [
    [
      `transactions of the ${as}`,
      { as, path: `/users/me/transactions?${ALL}`, at: 'items', keep: money },
    ],
    [
      `wallets of the ${as}`,
      { as, path: '/users/me/wallets', at: 'wallets', keep: ['address', 'flag'] },
    ],
    ...SECTIONS.flatMap((section) => ofSection(section, as)),
  ];
}

const team = (path: string, at: string, ...keep: string[]): Reading => ({
  as: 'owner',
  path: `${KEEP}/${path}`,
  at,
  keep,
});
const ambassador = (path: string, at: string, ...keep: string[]): Reading => ({
  as: 'ambassador',
  path: `/ambassador/${path}`,
  at,
  keep,
});

const readings: readonly [string, Reading][] = [
  ...Object.entries(SERVERS).map(([server, as]) => ofServer(server, as)),
  ...(['member', 'regular', 'owner'] as const).flatMap(ofPerson),
  ['payouts', team(`payouts?${ALL}`, 'items', 'kind', 'amount', 'status', 'signature')],
  ['waiting payouts', team(`payouts/waiting?${ALL}`, 'items', 'kind', 'amount', 'status')],
  ['funds', team('ledger-wallet', 'funds', 'held', 'reserved')],
  ['submissions', team(`submissions?${ALL}`, 'items', 'state', 'questId')],
  ['members', team(`members?${ALL}`, 'items', 'username', 'points', 'level')],
  ['notes', team('members/usr-190/notes', 'notes', 'text')],
  ['role changes', team(`bulk-role-changes?${ALL}`, 'items', 'action')],
  ['cases', team(`cases?${ALL}`, 'items', 'kind', 'state')],
  ['seasons', team('seasons', 'seasons', 'name', 'prize', 'winners', 'state')],
  ['standings', team(`leaderboard?${ALL}`, 'items', 'points')],
  ['access', team('settings', 'access', 'role', 'userId', 'roleId')],
  ['project wallets', team('wallets', 'wallets', 'address', 'role', 'flag')],
  ['templates', team('message-templates', 'templates', 'name')],
  ['quests', { as: 'member', path: '/questboard/solana-keep', at: 'quests', keep: ['state'] }],
  ['commissions', ambassador(`commissions?${ALL}`, 'items', 'lamports', 'status')],
  ['ambassador payouts', ambassador(`payouts?${ALL}`, 'items', 'lamports', 'status')],
  ['ambassador sums', ambassador('stats', '', 'earned', 'available', 'requested', 'takenBack')],
];

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Identity of a row: its id, or its token’s. */
function idOf(value: Record<string, unknown>): unknown {
  const { id, slug, token } = value;
  return id ?? slug ?? (isRow(token) ? (token['mint'] ?? 'SOL') : 'all');
}

async function dataOf(answer: Response, about: string): Promise<Record<string, unknown>> {
  if (answer.status >= 300) throw new Error(`${about} is answered with ${String(answer.status)}.`);
  const { data } = z.object({ data: row }).parse(await answer.json());
  return data;
}

async function rowsOf(backend: TestBackend, { as, path, at = '', keep }: Reading) {
  backend.signInAs(as);
  const data = await dataOf(await backend.send('GET', `/api${path}`), path);
  const rows = at === '' ? [data] : z.array(row).parse(data[at]);
  return rows.map((each) =>
    Object.fromEntries([
      ['id', idOf(each)],
      ...keep.map((name) => [name, each[name] ?? null] as const),
    ]),
  );
}

/** The back end's answers about its world. `accounts` are those whose lamports count (base58). */
export async function factsOf(backend: TestBackend, accounts: readonly string[]): Promise<Facts> {
  const facts: Facts = {};
  for (const [name, reading] of readings) facts[name] = await rowsOf(backend, reading);
  const chain = await backend.world.chain();
  facts['accounts'] = accounts.map((id) => ({ id, lamports: String(chain.balance(id)) }));
  return facts;
}

const savedSchema = z.object({ enabled: z.boolean(), version: z.int(), values: z.nullable(row) });
const rulesSchema = z.array(z.extend(savedSchema, { id: z.string(), values: row }));

/** A setting as its form gets it, with the version to save it with. */
interface Saved extends Setting {
  version: number;
  /** The values as the form gets them. */
  form: Setting['values'];
}

/** Everything saved in the modules of all servers. Secrets are replaced by whether they are set. */
export const settingsOf = async (backend: TestBackend): Promise<Saved[]> =>
  (await formsOf(backend)).map((each) =>
    Object.assign({}, each, { values: secretsSaid(each), form: each.values }),
  );

async function formsOf(backend: TestBackend): Promise<Omit<Saved, 'form'>[]> {
  const settings: Omit<Saved, 'form'>[] = [];
  const withModules = new Set(backend.world.db.modules.map(({ serverId }) => serverId));
  for (const [serverId, as] of Object.entries(SERVERS)) {
    if (!withModules.has(serverId)) continue;
    backend.signInAs(as);
    for (const { slug: module } of moduleAbouts) {
      const path = formOf({ serverId, module });
      const form = savedSchema.parse(await dataOf(await backend.send('GET', path), path));
      const { values, ...rest } = form;
      if (values) settings.push({ serverId, module, ruleId: null, values, ...rest });
      const list = await backend.send('GET', `${path}/rules`);
      if (list.status === 404) continue;
      const { rules } = await dataOf(list, `${path}/rules`);
      for (const { id: ruleId, ...rule } of rulesSchema.parse(rules))
        settings.push({ serverId, module, ruleId, ...rule });
    }
  }
  return settings;
}

const formOf = ({ serverId, module }: Pick<Setting, 'serverId' | 'module'>) =>
  `/api/servers/${serverId}/modules/${module}`;

/** Saves a recorded setting over the current one, keeping the current secrets. Returns the status of the answer. */
export async function saveAgain(
  backend: TestBackend,
  { enabled, values }: Setting,
  { version, form, ...now }: Saved,
): Promise<number> {
  const held = z.optional(z.array(row)).parse(form['tasks']) ?? [];
  const sent = withSecrets(now.module, values, (_, index) => held[index]?.['secret'] ?? null);
  backend.signInAs(SERVERS[now.serverId] ?? 'staff');
  const path = now.ruleId === null ? formOf(now) : `${formOf(now)}/rules/${now.ruleId}`;
  return (await backend.send('PUT', path, { version, enabled, values: sent })).status;
}

/** Calls every GET once, as a persona. Returns those that failed on the server’s side. */
export async function failedReads(backend: TestBackend, as: PersonaKey): Promise<string[]> {
  backend.signInAs(as);
  const reads = await everyGet(await openApiDocument(), backend.world, personaUserId(as));
  const firstOfEach = new Map(reads.toReversed().map((each) => [each.name, each.path]));
  const failed: string[] = [];
  for (const path of firstOfEach.values()) {
    const { status } = await backend.send('GET', path);
    if (status >= 500) failed.push(`${path}: ${String(status)}`);
  }
  return failed;
}

const withRetired = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withRetired);
  if (!isRow(value)) return value;
  const inside = Object.entries(value).map(([name, each]) => [name, withRetired(each)]);
  return { ...Object.fromEntries(inside), retired: 'by a later version' };
};

/** Adds a setting that no module knows to each setting, its parts and the items of its lists. */
export function addRetiredSettings(backend: TestBackend): void {
  const change = (values: unknown) => row.parse(withRetired(values));
  for (const each of backend.world.db.modules) {
    if (each.values) each.values = change(each.values);
    for (const rule of each.rules) rule.values = change(rule.values);
  }
}

/** The current fields of each module. */
export async function fieldNames(): Promise<ReadonlyMap<string, readonly string[]>> {
  const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
  return new Map(
    specs.flatMap((spec) => (spec ? [[spec.slug, Object.keys(spec.fields)] as const] : [])),
  );
}

/** Removes all optional fields of each setting, as if a later version had added them. */
export async function dropOptionalSettings(backend: TestBackend): Promise<void> {
  for (const each of backend.world.db.modules) {
    const fields = (await loadModule(each.slug))?.fields ?? {};
    const isOptional = (name: string) =>
      fields[name]?.schema.safeParse(fields[name].initial).success;
    const change = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => isOptional(name) !== true));
    if (each.values) each.values = change(each.values);
    for (const rule of each.rules) rule.values = change(rule.values);
  }
}

/** Turns a module of a server into one that no longer exists. */
export function retireModule(backend: TestBackend, serverId: string, slug: string): void {
  for (const each of backend.world.db.modules)
    if (each.serverId === serverId && each.slug === slug) each.slug = 'a-retired-module';
}

/** Adds a column that no later version knows to every row of every table. */
export function addRetiredColumns(backend: TestBackend): void {
  for (const rows of Object.values(backend.world.db))
    if (Array.isArray(rows)) for (const each of rows) Object.assign(each, { retired: { by: 5n } });
}
