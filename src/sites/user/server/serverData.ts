import { membershipsApi } from '@/features/server/memberships/membershipsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The server in the address; its tabs ask for what they show. */
const data: RouteData = ({ params: { slug = '' } }) => [
  fresh(membershipsApi.endpoints.serverPage, slug),
];
export default data;
