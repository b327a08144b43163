import { packageManagementApi } from '@/features/billing/packages/packageManagementApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The package of the address. */
const data: RouteData = ({ params }) => [
  fresh(packageManagementApi.endpoints.staffPackage, params['packageId'] ?? ''),
];
export default data;
