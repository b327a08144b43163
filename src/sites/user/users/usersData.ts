import { leaderboardsApi } from '@/features/earning/leaderboards/leaderboardsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** One's servers; the board of one of them follows from these and the address. */
const data: RouteData = () => [fresh(leaderboardsApi.endpoints.leaderboards, undefined)];
export default data;
