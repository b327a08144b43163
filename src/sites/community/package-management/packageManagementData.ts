import { packageManagementApi } from '@/features/billing/packages/packageManagementApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** Every package. */
const data: RouteData = () => [fresh(packageManagementApi.endpoints.staffPackages, undefined)];
export default data;
