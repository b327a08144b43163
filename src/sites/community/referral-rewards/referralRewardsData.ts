import { referralsApi } from '@/features/billing/referrals/referralsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** How one stands to the programme. */
const data: RouteData = () => [fresh(referralsApi.endpoints.referralDetails, undefined)];
export default data;
