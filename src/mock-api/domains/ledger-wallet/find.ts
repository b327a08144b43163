import type { InputOf } from '@/shared/api/endpoint';
import type { listServerPayouts } from '@/features/earning/ledger-wallet/endpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { byId } from '../../http/paging';
import { tokenOf } from '../payouts/funds';
import type { World } from '../../store/world';
import { isWaiting, outflowsOf, type OutflowRow } from './outflows';

type Query = NonNullable<InputOf<typeof listServerPayouts>['query']>;

const isIn = (asked: string | undefined, value: string) =>
  asked === undefined || asked === '' || asked.split(',').includes(value);

/** The payouts and withdrawals of a server that match the query, in its order. */
export function findOutflows(world: World, serverId: string, query: Query): OutflowRow[] {
  const { search = '', sort = '-at' } = query;
  const matches = searchMatcher(search);
  const found = outflowsOf(world, serverId).filter(
    (outflow) =>
      isIn(query.kind, outflow.kind) &&
      isIn(query.status, outflow.row.status) &&
      isIn(query.token, outflow.row.mint ?? 'SOL') &&
      (search.trim() === '' || matches(...textsOf(world, outflow))),
  );
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = sort.endsWith('amount') ? byAmount : byTime;
  // Breaks ties by id, so that no row appears on two pages.
  return found.toSorted(
    (one, other) => sign * compare(one, other) || byId(one.row.id, other.row.id),
  );
}

/** Payouts that wait for approval, oldest first. */
export const waitingOf = (world: World, serverId: string): OutflowRow[] =>
  outflowsOf(world, serverId)
    .filter(isWaiting)
    .toSorted((one, other) => byTime(one, other) || byId(one.row.id, other.row.id));

/** The texts that a search matches. */
function textsOf({ db }: World, { kind, row }: OutflowRow) {
  const user = db.users.find(({ id }) => id === row.userId);
  return [
    row.id,
    row.address,
    row.status === 'SUCCESS' ? row.signature : null,
    user?.displayName,
    user?.username,
    kind === 'WITHDRAWAL' ? 'withdrawal' : row.label,
  ];
}

const byTime = ({ row: one }: OutflowRow, { row: other }: OutflowRow) => one.at - other.at;

/** Compares whole tokens, not base units. */
function byAmount({ row: one }: OutflowRow, { row: other }: OutflowRow): number {
  const decimalsOf = (mint: string | null) => tokenOf(mint)?.decimals ?? 0;
  const scale = Math.max(decimalsOf(one.mint), decimalsOf(other.mint));
  const scaled = ({ mint, amount }: OutflowRow['row']) =>
    BigInt(amount) * 10n ** BigInt(scale - decimalsOf(mint));
  const difference = scaled(one) - scaled(other);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}
