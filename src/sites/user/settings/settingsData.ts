import { accountApi } from '@/features/identity/account/accountApi';
import { newsApi } from '@/features/server/notifications/newsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

const data: RouteData = () => [
  fresh(newsApi.endpoints.notificationPreferences, undefined),
  fresh(accountApi.endpoints.sessions, undefined),
];
export default data;
