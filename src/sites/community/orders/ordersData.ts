import { freshOrders } from '@/features/billing/orders/freshOrders';
import { ofServer } from '@/shared/routing/routeData';

export default ofServer((serverId) => [freshOrders(serverId)]);
