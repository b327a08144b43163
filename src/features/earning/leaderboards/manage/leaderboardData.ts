import { ofServer } from '@/shared/routing/routeData';
import { fresh } from '@/shared/routing/routeData';
import { readTableState, tableQuery } from '@/shared/ui/table/tableState';
import { readChoice } from '../boardChoice';
import { manageApi } from './manageApi';
import { SEASON_PARAM } from '../boardChoice';
import { BADGE_PARAM } from '@/features/earning/badges/manage/badgeParam';
import { badgesManageApi } from '@/features/earning/badges/manage/badgesManageApi';
import { standingColumns } from './standingColumns';

const { standings, seasons } = manageApi.endpoints;

/** Loads the leaderboard in the address, the seasons or the badges. */
export default ofServer((serverId, { search }) => {
  if (search.has(BADGE_PARAM) || search.get('tab') === 'badges')
    return [fresh(badgesManageApi.endpoints.serverBadges, serverId)];
  if (search.has(SEASON_PARAM) || search.get('tab') === 'seasons')
    return [fresh(seasons, serverId)];
  const table = readTableState(search, standingColumns, {});
  return [fresh(standings, { serverId, ...readChoice(search, 'WEEK'), ...tableQuery(table) })];
});
