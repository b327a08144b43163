import { earningSections, type EarningSection } from '@/features/earning/points/points';
import { readTableState } from '@/shared/ui/table/tableState';
import { defaultOrder, serverOrders, type ServerOrder, type ServerScope } from './membership';
import type { MembershipsQuery } from './membershipsApi';

export const waits = ['QUESTS', 'CLAIMABLE'] as const;
/** How each list can be sorted: on servers of others nothing was earned. */
export const ordersOf = (scope: ServerScope): readonly ServerOrder[] =>
  scope === 'MINE' ? serverOrders : ['quests', 'members', 'name'];
const sections = Object.keys(earningSections);

/** What narrows and sorts a list of servers, as it stands in the address. */
export interface ServerFilter {
  section: EarningSection | '';
  has: (typeof waits)[number] | '';
  order: ServerOrder;
}

/** Lists that one scrolls through, not tables. */
export const SERVERS_A_PAGE = 25;
/** Both lists have their own page in the address. */
export const pagePrefix = (scope: ServerScope) => (scope === 'MINE' ? '' : 'more-');

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((each) => each === text);

/** Reads it from the address, which is anybody's: what makes no sense is as if it were not there. */
export function readFilter(params: URLSearchParams, scope = scopeAt(params)): ServerFilter {
  const section = params.get('section') ?? '';
  return {
    section: isSectionName(section) ? section : '',
    has: oneOf(waits, params.get('has')?.toUpperCase() ?? null) ?? '',
    order: oneOf(ordersOf(scope), params.get('order')) ?? defaultOrder(scope),
  };
}

const isSectionName = (text: string): text is EarningSection => sections.includes(text);

/** The question a place of the address asks. */
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

/** Writes a change; what is as at first leaves no trace, and lists begin with their first page again. */
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

/** Whether anything is left out of the list on purpose. */
export function isNarrowed(params: URLSearchParams): boolean {
  const { section, has } = readFilter(params);
  return section !== '' || has !== '' || (params.get('q') ?? '') !== '';
}
