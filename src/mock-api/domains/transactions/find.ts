import type { InputOf } from '@/shared/api/endpoint';
import type { listTransactions } from '@/features/billing/transactions/endpoints';
import { searchMatcher } from '@/shared/text/searchable';
import type { World } from '../../store/world';
import type { Entry } from './entry';

type Query = NonNullable<InputOf<typeof listTransactions>['query']>;

const serverOf = ({ db }: World, { serverId }: Entry) =>
  db.guilds.find(({ id }) => id === serverId);

/** A token's key in filters. */
const tokenKey = ({ token }: Entry) => token.mint ?? token.symbol;

/** Whether a value is in a filter; without a filter every value is. */
const isIn = (asked: string | undefined, value: string | null) =>
  asked === undefined || asked === '' || (value !== null && asked.split(',').includes(value));

/** The texts that a search matches. */
function textsOf(world: World, entry: Entry) {
  return [
    entry.id,
    entry.orderId,
    entry.signature,
    entry.related?.signature,
    entry.description,
    serverOf(world, entry)?.name,
  ];
}

/** The entries that match a query, in its order. */
export function findEntries(world: World, entries: readonly Entry[], query: Query): Entry[] {
  const { from, until, search = '', sort = '-at' } = query;
  const least = from === undefined ? -Infinity : Date.parse(from);
  const end = until === undefined ? Infinity : Date.parse(until);
  const matches = searchMatcher(search);
  const found = entries.filter(
    (entry) =>
      isIn(query.type, entry.type) &&
      isIn(query.status, entry.status) &&
      isIn(query.direction, entry.direction) &&
      isIn(query.server, entry.serverId) &&
      isIn(query.token, tokenKey(entry)) &&
      isIn(query.wallet, entry.wallet) &&
      entry.at >= least &&
      entry.at < end &&
      (search.trim() === '' || matches(...textsOf(world, entry))),
  );
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = sort.endsWith('amount') ? byAmount : byTime;
  // Breaks ties by id, so that no row appears on two pages.
  return found.toSorted((one, other) => sign * compare(one, other) || (one.id < other.id ? -1 : 1));
}

const byTime = (one: Entry, other: Entry) => one.at - other.at;

/** Compares whole tokens; incoming amounts are positive, outgoing ones negative. */
function byAmount(one: Entry, other: Entry): number {
  const scale = Math.max(one.token.decimals, other.token.decimals);
  const difference = signed(one, scale) - signed(other, scale);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}

const signed = ({ amount, direction, token }: Entry, scale: number) =>
  amount * 10n ** BigInt(scale - token.decimals) * (direction === 'IN' ? 1n : -1n);

/** Totals of incoming and outgoing amounts, by token. */
export function sumsOf(entries: readonly Entry[]) {
  const sums = new Map<string, { token: Entry['token']; in: bigint; out: bigint }>();
  for (const entry of entries) {
    if (entry.moved === 0n) continue;
    const sum = sums.get(tokenKey(entry)) ?? { token: entry.token, in: 0n, out: 0n };
    sum[entry.direction === 'IN' ? 'in' : 'out'] += entry.moved;
    sums.set(tokenKey(entry), sum);
  }
  return [...sums.values()].map((sum) => ({
    token: sum.token,
    in: sum.in.toString(),
    out: sum.out.toString(),
  }));
}

/** Choices for filters of a user's entries. */
export function choicesOf(world: World, entries: readonly Entry[]) {
  const wallets = new Map(world.db.linkedWallets.map(({ address, name }) => [address, name]));
  return {
    servers: choices(
      entries,
      (entry) => entry.serverId,
      (entry) => serverOf(world, entry)?.name,
    ),
    tokens: choices(entries, tokenKey, ({ token }) => token.symbol),
    wallets: choices(
      entries,
      ({ wallet }) => wallet,
      ({ wallet }) => wallets.get(wallet ?? ''),
    ),
  };
}

function choices(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | null,
  nameOf: (entry: Entry) => string | null | undefined,
) {
  const found = new Map<string, string>();
  for (const entry of entries) {
    const value = valueOf(entry);
    if (value !== null && !found.has(value)) found.set(value, nameOf(entry) ?? value);
  }
  return [...found].map(([value, label]) => ({ value, label }));
}
