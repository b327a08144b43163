import {
  ACTIVITY_STEP,
  memberOverviewApi,
} from '@/features/earning/member-overview/memberOverviewApi';
import { membershipsApi, recentServersQuery } from '@/features/server/memberships/membershipsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** All parts of the overview side by side. */
const data: RouteData = () => [
  fresh(memberOverviewApi.endpoints.memberOverview, undefined),
  fresh(membershipsApi.endpoints.memberships, recentServersQuery),
  fresh(memberOverviewApi.endpoints.myActivity, { page: 1, pageSize: ACTIVITY_STEP }),
  fresh(memberOverviewApi.endpoints.myDailyPoints, '30'),
];
export default data;
