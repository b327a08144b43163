import { membershipsApi } from '@/features/server/memberships/membershipsApi';
import { membershipsQueryAt, scopeAt } from '@/features/server/memberships/serverQuery';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The list that is open. */
const data: RouteData = ({ search }) => [
  fresh(membershipsApi.endpoints.memberships, membershipsQueryAt(search, scopeAt(search))),
];
export default data;
