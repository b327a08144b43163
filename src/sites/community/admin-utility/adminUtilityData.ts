import { staffApi } from '@/features/staff/staffApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** Payments, those that wait first. */
const data: RouteData = () => [fresh(staffApi.endpoints.staffPayments, undefined)];
export default data;
