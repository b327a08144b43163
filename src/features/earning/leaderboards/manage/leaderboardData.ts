import { ofServer } from '@/shared/routing/routeData';
import { fresh } from '@/shared/routing/routeData';
import { readTableState, tableQuery } from '@/shared/ui/table/tableState';
import { readChoice } from '../boardChoice';
import { manageApi } from './manageApi';
import { SEASON_PARAM } from '../boardChoice';
import { standingColumns } from './standingColumns';

const { standings, seasons } = manageApi.endpoints;

/** The board in the address, or the seasons. */
export default ofServer((serverId, { search }) => {
  if (search.has(SEASON_PARAM) || search.get('tab') === 'seasons')
    return [fresh(seasons, serverId)];
  const table = readTableState(search, standingColumns, {});
  return [fresh(standings, { serverId, ...readChoice(search, 'WEEK'), ...tableQuery(table) })];
});
