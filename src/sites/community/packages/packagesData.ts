import { freshOrders } from '@/features/orders/freshOrders';
import { packagesApi } from '@/features/packages/packagesApi';
import { cached, ofServer } from '@/shared/routing/routeData';

/** What is on offer, and what is in force already. */
export default ofServer((serverId) => [
  cached(packagesApi.endpoints.packagesOnOffer, serverId),
  freshOrders(serverId),
]);
