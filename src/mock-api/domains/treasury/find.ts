import type { InputOf } from '@/shared/api/endpoint';
import type { listOutgoes } from '@/features/treasury/endpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { tokenOf } from '../payouts/funds';
import type { World } from '../../store/world';
import { isWaiting, outgoesOf, type OutgoRow } from './outgoes';

type Query = NonNullable<InputOf<typeof listOutgoes>['query']>;

const isIn = (asked: string | undefined, value: string) =>
  asked === undefined || asked === '' || asked.split(',').includes(value);

/** The outgoes of a server that fit what is asked for, in the order that is asked for. */
export function findOutgoes(world: World, serverId: string, query: Query): OutgoRow[] {
  const { search = '', sort = '-at' } = query;
  const matches = searchMatcher(search);
  const found = outgoesOf(world, serverId).filter(
    (outgo) =>
      isIn(query.kind, outgo.kind) &&
      isIn(query.status, outgo.row.status) &&
      isIn(query.token, outgo.row.mint ?? 'SOL') &&
      (search.trim() === '' || matches(...textsOf(world, outgo))),
  );
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = sort.endsWith('amount') ? byAmount : byTime;
  // The id settles ties, so that no row stands on two pages.
  return found.toSorted(
    (one, other) => sign * compare(one, other) || (one.row.id < other.row.id ? -1 : 1),
  );
}

/** Those that wait for the team, the longest first. */
export const waitingOf = (world: World, serverId: string): OutgoRow[] =>
  outgoesOf(world, serverId).filter(isWaiting).toSorted(byTime);

/** What one is found by. */
function textsOf({ db }: World, { kind, row }: OutgoRow) {
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

const byTime = ({ row: one }: OutgoRow, { row: other }: OutgoRow) => one.at - other.at;

/** Whole tokens are compared. */
function byAmount({ row: one }: OutgoRow, { row: other }: OutgoRow): number {
  const decimalsOf = (mint: string | null) => tokenOf(mint)?.decimals ?? 0;
  const scale = Math.max(decimalsOf(one.mint), decimalsOf(other.mint));
  const scaled = ({ mint, amount }: OutgoRow['row']) =>
    BigInt(amount) * 10n ** BigInt(scale - decimalsOf(mint));
  const difference = scaled(one) - scaled(other);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}
