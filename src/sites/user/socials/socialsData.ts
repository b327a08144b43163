import { socialsApi } from '@/features/identity/socials/socialsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

const data: RouteData = () => [fresh(socialsApi.endpoints.socials, undefined)];
export default data;
