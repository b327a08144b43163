import { ACTIVITY_STEP } from '@/features/earning/member-overview/memberHomeApi';
import { memberHomeApi } from '@/features/earning/member-overview/memberHomeApi';
import { membershipsApi } from '@/features/server/memberships/membershipsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';
import { recentServersQuery } from './recentServersQuery';

/** All parts of the overview side by side. */
const data: RouteData = () => [
  fresh(memberHomeApi.endpoints.memberOverview, undefined),
  fresh(membershipsApi.endpoints.memberships, recentServersQuery),
  fresh(memberHomeApi.endpoints.myActivity, { page: 1, pageSize: ACTIVITY_STEP }),
  fresh(memberHomeApi.endpoints.myDailyPoints, '30'),
];
export default data;
