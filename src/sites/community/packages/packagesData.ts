import { freshOrders } from '@/features/billing/orders/freshOrders';
import { packagesApi } from '@/features/billing/packages/packagesApi';
import { cached, ofServer } from '@/shared/routing/routeData';

/** What is on offer, and what is in force already. */
export default ofServer((serverId) => [
  cached(packagesApi.endpoints.packagesOnOffer, serverId),
  freshOrders(serverId),
]);
