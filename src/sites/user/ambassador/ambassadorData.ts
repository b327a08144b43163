import { referralsApi } from '@/features/referrals/referralsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

const data: RouteData = () => [fresh(referralsApi.endpoints.referralDetails, undefined)];
export default data;
