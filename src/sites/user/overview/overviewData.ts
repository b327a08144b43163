import { claimAllApi } from '@/features/earning/claim-all/claimAllApi';
import {
  FIRST_SPAN,
  firstActivity,
  memberOverviewApi,
} from '@/features/earning/member-overview/memberOverviewApi';
import { badgesApi } from '@/features/earning/badges/badgesApi';
import { streaksApi } from '@/features/earning/streaks/streaksApi';
import { membershipsApi, recentServersQuery } from '@/features/server/memberships/membershipsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** All parts of the overview side by side. */
const data: RouteData = () => [
  fresh(memberOverviewApi.endpoints.memberOverview, undefined),
  fresh(claimAllApi.endpoints.claimable, undefined),
  fresh(streaksApi.endpoints.myStreak, undefined),
  fresh(badgesApi.endpoints.myBadges, undefined),
  fresh(membershipsApi.endpoints.memberships, recentServersQuery),
  fresh(memberOverviewApi.endpoints.myActivity, firstActivity),
  fresh(memberOverviewApi.endpoints.myDailyPoints, FIRST_SPAN),
];
export default data;
