import { packageDeskApi } from '@/features/billing/packages/packageDeskApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** Every package. */
const data: RouteData = () => [fresh(packageDeskApi.endpoints.packageDesk, undefined)];
export default data;
