import { startOfDay } from '@/shared/format/days';
import type { FilterChoice } from '@/shared/ui/table/column';
import { readTableState, tableQuery } from '@/shared/ui/table/tableState';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import type { TransactionsQuery } from './historyApi';
import { directionText, typeText } from './historyWords';
import { directions, transactionSorts, transactionTypes } from './transaction';

/** How the list is at first. */
export const DEFAULTS = { sort: '-at', pageSize: 25 } as const;

/** Filters whose choices are always the same. */
export const fixedFilters: Readonly<Record<'type' | 'status' | 'direction', FilterChoice[]>> = {
  type: transactionTypes.map((value) => ({ value, label: typeText(value) })),
  status: transactionStatuses.map((value) => ({ value, label: value })),
  direction: directions.map((value) => ({ value, label: directionText(value) })),
};

/** Filters whose choices the answer brings. */
export const openFilters = ['server', 'token', 'wallet'] as const;
export type OpenFilter = (typeof openFilters)[number];

const MOST_CHOSEN = 30;
/** Ids, mints and accounts. */
const CHOICE = /^[\w-]{1,64}$/;

/** What the address has chosen of such a filter, before its choices are known. It is anybody's text. */
export const chosenIn = (params: URLSearchParams, name: OpenFilter): string[] =>
  [
    ...new Set(
      params
        .get(name)
        ?.split(',')
        .filter((value) => CHOICE.test(value)),
    ),
  ].slice(0, MOST_CHOSEN);

/** The days of the address (YYYY-MM-DD), the last one whole; '' where it names none. */
export function daysIn(params: URLSearchParams) {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return startOfDay(text) === null ? '' : text;
  };
  return { from: day('from'), to: day('to') };
}

/** The question a place of the address asks. */
export function transactionsQueryAt(params: URLSearchParams): TransactionsQuery {
  const columns = [
    ...Object.entries(fixedFilters).map(([id, filter]) => ({ id, filter, isUnsortable: true })),
    ...openFilters.map((id) => ({
      id,
      filter: chosenIn(params, id).map((value) => ({ value, label: value })),
      isUnsortable: true,
    })),
    { id: 'at' },
    { id: 'amount' },
  ];
  const { sort, ...query } = tableQuery(readTableState(params, columns, DEFAULTS));
  const { from, to } = daysIn(params);
  const start = startOfDay(from);
  const end = startOfDay(to, 1);
  return {
    ...query,
    sort: transactionSorts.find((each) => each === sort) ?? DEFAULTS.sort,
    ...(start === null ? {} : { from: new Date(start).toISOString() }),
    ...(end === null ? {} : { until: new Date(end).toISOString() }),
  };
}
