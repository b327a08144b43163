import { staffDeskApi } from '@/features/staff/staffDeskApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** Payments, those that wait first. */
const data: RouteData = () => [fresh(staffDeskApi.endpoints.staffPayments, undefined)];
export default data;
