import { readTableState, tableQuery } from '@/shared/ui/table/tableState';
import { OUTGO_DEFAULTS, outgoColumns } from './payoutColumns';
import type { OutgoesAsked } from './ledgerWalletApi';

const sorts = ['at', '-at', 'amount', '-amount'] as const;

/** What a place of the address asks of the list. */
export function outgoesAt(params: URLSearchParams): OutgoesAsked {
  const { sort, ...query } = tableQuery(readTableState(params, outgoColumns, OUTGO_DEFAULTS));
  return { ...query, sort: sorts.find((each) => each === sort) ?? OUTGO_DEFAULTS.sort };
}
