import type { FilterChoice } from '@/shared/ui/table/column';
import { readTableState, tableQuery } from '@/shared/ui/table/tableState';
import { memberSorts } from './member';
import type { MembersQuery } from './membersApi';
import { activityChoices, flagChoices, stateChoices, yesOrNo } from './memberWords';

/** How the list is at first. */
export const DEFAULTS = { sort: '-joinedAt', pageSize: 25 } as const;

/** Filters whose choices are always the same. */
export const fixedFilters = {
  verified: yesOrNo('Verified', 'Not verified'),
  wallet: yesOrNo('Wallet linked', 'No wallet'),
  lastActiveAt: activityChoices,
  flags: flagChoices,
  state: stateChoices,
} as const satisfies Readonly<Record<string, FilterChoice[]>>;

/** Filters whose choices the server has: its roles, and the assets its rules count. */
export const openFilters = ['roles', 'holdings'] as const;
export type OpenFilter = (typeof openFilters)[number];

const MOST_CHOSEN = 30;
/** Ids and accounts. */
const CHOICE = /^[\w-]{1,64}$/;

/** What the address has chosen of such a filter, before its choices are known. It is anybody’s text. */
export const chosenIn = (params: URLSearchParams, name: OpenFilter): string[] =>
  [
    ...new Set(
      params
        .get(name)
        ?.split(',')
        .filter((value) => CHOICE.test(value)),
    ),
  ].slice(0, MOST_CHOSEN);

export const MATCH_PARAM = 'match';

/** The question a place of the address asks. */
export function membersQueryAt(serverId: string, params: URLSearchParams): MembersQuery {
  const columns = [
    ...Object.entries(fixedFilters).map(([id, filter]) => ({ id, filter })),
    ...openFilters.map((id) => ({
      id,
      filter: chosenIn(params, id).map((value) => ({ value, label: value })),
      isUnsortable: true,
    })),
    ...memberSorts.map((id) => ({ id })),
  ];
  const { sort, ...query } = tableQuery(readTableState(params, columns, DEFAULTS));
  const field = sort?.replace(/^-/, '');
  return {
    serverId,
    ...query,
    sort: memberSorts.some((each) => each === field) ? sort : DEFAULTS.sort,
    ...(params.get(MATCH_PARAM) === 'all' ? { roleMatch: 'ALL' as const } : {}),
  };
}

/** What of a question narrows the list, without its page and order. */
export function filtersIn(asked: MembersQuery): Filters {
  const filters: Filters = { roleMatch: asked.roleMatch };
  for (const name of narrowing) filters[name] = asked[name];
  return filters;
}
const narrowing = [
  'search',
  'roles',
  'verified',
  'wallet',
  'holdings',
  'lastActiveAt',
  'flags',
  'state',
] as const;
type Filters = Pick<MembersQuery, (typeof narrowing)[number] | 'roleMatch'>;
