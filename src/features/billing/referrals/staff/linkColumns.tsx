import { Link } from 'react-router-dom';
import { CopyButton } from '@/shared/ui/CopyButton';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { StateSign } from '@/shared/ui/StateSign';
import type { DataColumn } from '@/shared/ui/table/column';
import { readTableState, tableQuery, type TableState } from '@/shared/ui/table/tableState';
import { linkSorts, linkStates, type ReferralLink } from '../links';
import { solDecimal } from '../ambassador/lists';
import { rateText, shareText, statusLabel } from '../words';
import { sortIn, staffQuery } from './staffQuery';
import { kindText, kindWords, linkLook, linkPath } from './linkWords';

const count = (id: 'clicks' | 'signUps' | 'qualified', header: string) => ({
  id,
  header,
  isNumber: true,
  value: (row: ReferralLink) => row[id],
});
const money = (id: 'revenue' | 'earned', header: string): DataColumn<ReferralLink> => ({
  id,
  header,
  isNumber: true,
  isUnsortable: true,
  value: (row) => {
    const lamports = row[id];
    return lamports === null ? null : solDecimal(lamports);
  },
  cell: (row) => {
    const lamports = row[id];
    return lamports === null ? (
      'Unknown'
    ) : (
      <ShortAmount units={BigInt(lamports)} decimals={9} isInline />
    );
  },
});

/** Columns of the table of links. */
export const linkColumns: readonly DataColumn<ReferralLink>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    value: ({ name }) => name,
    cell: ({ id, name, owner, kind }) => (
      <>
        <Link to={linkPath(id)}>
          <bdi translate="no">{name}</bdi>
        </Link>
        {kind === 'PARTNER' && owner !== null ? (
          <small className="ambassador__line">
            for <bdi translate="no">{owner.name}</bdi>
          </small>
        ) : null}
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Type',
    filter: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
    value: ({ kind }) => kind,
    cell: ({ kind }) => kindText(kind),
  },
  {
    id: 'code',
    header: 'Code',
    value: ({ code }) => code,
    cell: ({ code, url, name }) => (
      <span className="ambassador-code">
        <code>{code}</code>
        <CopyButton value={url} label={`Copy link of ${name}`} />
      </span>
    ),
  },
  count('clicks', 'Clicks'),
  count('signUps', 'Sign-ups'),
  count('qualified', 'Buyers'),
  {
    id: 'conversion',
    header: 'Conversion rate',
    isHiddenAtFirst: true,
    isNumber: true,
    isUnsortable: true,
    value: ({ clicks, qualified }) =>
      clicks === null || qualified === null ? null : shareText(qualified, clicks),
  },
  money('revenue', 'Revenue (SOL)'),
  {
    id: 'rate',
    header: 'Rate',
    isHiddenAtFirst: true,
    isUnsortable: true,
    value: ({ kind, rateBps }) =>
      kind === 'HOUSE' ? 'None' : rateBps === null ? 'By tier' : rateText(rateBps),
  },
  // A page of 1440 pixels has no room for it beside the state.
  Object.assign(money('earned', 'Earned (SOL)'), { isHiddenAtFirst: true }),
  {
    id: 'state',
    header: 'Status',
    filter: linkStates.map((value) => ({ value, label: statusLabel(value) })),
    value: ({ state }) => state,
    cell: ({ state }) => <StateSign look={linkLook(state)} label={statusLabel(state)} />,
  },
];

export const LINK_DEFAULTS = { sort: '-clicks', pageSize: 25 };

/** A state of the table as a query of the list. */
export function linksOf(state: TableState) {
  const { kind, state: stands } = state.filters;
  return {
    ...staffQuery({ state }),
    sort: sortIn(linkSorts, { query: tableQuery(state) }),
    ...(kind === undefined ? {} : { kind: kind.join(',') }),
    ...(stands === undefined ? {} : { state: stands.join(',') }),
  };
}

/** What a place of the address asks of the list. */
export const linksAt = (params: URLSearchParams) =>
  linksOf(readTableState(params, linkColumns, LINK_DEFAULTS));
