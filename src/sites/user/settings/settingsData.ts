import { accountApi } from '@/features/account/accountApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

const data: RouteData = () => [fresh(accountApi.endpoints.sessions, undefined)];
export default data;
