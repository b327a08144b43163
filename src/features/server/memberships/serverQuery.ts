import { earningSections, type EarningSection } from '@/features/earning/points/points';
import { readTableState } from '@/shared/ui/table/tableState';
import { defaultOrder, serverOrders, type ServerOrder, type ServerScope } from './membership';
import type { MembershipsQuery } from './membershipsApi';

export const waits = ['QUESTS', 'CLAIMABLE'] as const;
/** Sort orders of each list: there are no earnings on servers the user hasn't joined. */
export const ordersOf = (scope: ServerScope): readonly ServerOrder[] =>
  scope === 'MINE' ? serverOrders : ['quests', 'members', 'name'];
const sections = Object.keys(earningSections);

/** Filters and sorting of a list of servers, as in the URL. */
export interface ServerFilter {
  section: EarningSection | '';
  has: (typeof waits)[number] | '';
  order: ServerOrder;
}

/** Page size: a scrolling list, not a table. */
export const SERVERS_A_PAGE = 25;
/** Each list has a separate page parameter in the URL. */
export const pagePrefix = (scope: ServerScope) => (scope === 'MINE' ? '' : 'more-');

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((each) => each === text);

/** Reads the filters from the URL, which may contain anything: invalid values are ignored. */
export function readFilter(params: URLSearchParams, scope = scopeAt(params)): ServerFilter {
  const section = params.get('section') ?? '';
  return {
    section: isSectionName(section) ? section : '',
    has: oneOf(waits, params.get('has')?.toUpperCase() ?? null) ?? '',
    order: oneOf(ordersOf(scope), params.get('order')) ?? defaultOrder(scope),
  };
}

const isSectionName = (text: string): text is EarningSection => sections.includes(text);

/** The request for the list and page in the URL. */
export function membershipsQueryAt(params: URLSearchParams, scope: ServerScope): MembershipsQuery {
  const prefix = pagePrefix(scope);
  const { page, pageSize } = readTableState(params, [], { pageSize: SERVERS_A_PAGE }, prefix);
  const { search } = readTableState(params, [], {});
  const { section, has, order } = readFilter(params, scope);
  return {
    scope,
    order,
    page,
    pageSize,
    ...(section === '' ? {} : { section }),
    ...(has === '' ? {} : { has }),
    ...(search === '' ? {} : { search }),
  };
}

/** Writes a change to the URL; defaults are removed, and lists return to their first page. */
export function writeFilter(
  params: URLSearchParams,
  change: Partial<ServerFilter & { search: string }>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined, first: string) => {
    if (value === undefined) return;
    if (value === first) next.delete(name);
    else next.set(name, value);
  };
  put('section', change.section, '');
  put('has', change.has?.toLowerCase(), '');
  put('order', change.order, defaultOrder(scopeAt(params)));
  put('q', change.search, '');
  for (const scope of ['MINE', 'DISCOVER'] as const) next.delete(`${pagePrefix(scope)}page`);
  return next;
}

/** Which of the two lists is open. */
export const scopeAt = (params: URLSearchParams): ServerScope =>
  params.get('tab') === 'discover' ? 'DISCOVER' : 'MINE';

/** Whether filters or a search hide a part of the list. */
export function isNarrowed(params: URLSearchParams): boolean {
  const { section, has } = readFilter(params);
  return section !== '' || has !== '' || (params.get('q') ?? '') !== '';
}
