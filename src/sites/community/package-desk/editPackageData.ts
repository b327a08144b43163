import { packageDeskApi } from '@/features/billing/packages/packageDeskApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The package of the address. */
const data: RouteData = ({ params }) => [
  fresh(packageDeskApi.endpoints.deskPackage, params['packageId'] ?? ''),
];
export default data;
