import { referralsApi } from '@/features/billing/referrals/referralsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The user's state in the referral program. */
const data: RouteData = () => [fresh(referralsApi.endpoints.referralDetails, undefined)];
export default data;
