import type { LeftOut } from '@/shared/api/lenient';
import type { SubmissionsQuery } from './reviewsApi';
import type { Submission } from './submission';
import type { TableState } from '@/shared/ui/table/tableState';

/** A page of the list, as the call answers it. */
export interface SubmissionPage {
  items: readonly Submission[];
  total: number | null;
  leftOut?: readonly LeftOut[] | undefined;
}

/** What the inbox can be narrowed to; the first unless the address says otherwise. */
export const inboxStates = [
  { value: 'IN_REVIEW', label: 'In review' },
  { value: 'APPROVED', label: 'Approved' },
  { value: 'CLAIMED', label: 'Claimed' },
  { value: 'REJECTED', label: 'Rejected' },
  { value: 'ALL', label: 'All' },
] as const;
export type InboxState = (typeof inboxStates)[number]['value'];

/** The filters of the inbox as `useTableState` keeps them in the address. Nothing here is a table. */
export const inboxColumns = [
  { id: 'state', header: 'Status', value: () => null, filter: inboxStates },
  {
    id: 'flagged',
    header: 'Abuse flags',
    value: () => null,
    filter: [{ value: 'true', label: 'Flagged only' }],
  },
];

/** Set before each parameter: lists of rules share the page's address. */
export const INBOX_PREFIX = 'in-';

export const stateShown = ({ filters }: Pick<TableState, 'filters'>): InboxState =>
  inboxStates.find(({ value }) => value === filters['state']?.[0])?.value ?? 'IN_REVIEW';

export const isFlaggedOnly = ({ filters }: Pick<TableState, 'filters'>): boolean =>
  filters['flagged'] !== undefined;

/** Whether nothing was searched for or chosen: what waits is shown. */
export const isAsAtFirst = (state: Pick<TableState, 'filters' | 'search'>): boolean =>
  state.search === '' && !isFlaggedOnly(state) && stateShown(state) === 'IN_REVIEW';

/**
 * What the inbox asks for.
 *
 * @param questId of one quest; undefined for all of the server
 */
export function inboxQuery(
  serverId: string,
  questId: string | undefined,
  table: TableState,
): SubmissionsQuery {
  const state = stateShown(table);
  return {
    serverId,
    ...(questId === undefined ? {} : { questId }),
    ...(state === 'ALL' ? {} : { state }),
    ...(isFlaggedOnly(table) ? { flagged: 'true' } : {}),
    ...(table.search === '' ? {} : { search: table.search }),
    page: table.page,
    pageSize: table.pageSize,
  };
}

/** Names what of the list is shown, for what must not outlive it. */
export const viewOf = (table: TableState): string =>
  JSON.stringify([stateShown(table), isFlaggedOnly(table), table.search, table.page]);
