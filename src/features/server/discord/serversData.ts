import { fresh, type RouteData } from '@/shared/routing/routeData';
import { serversApi } from './serversApi';

/** Plans change with orders, and bots are invited elsewhere. */
const serversData: RouteData = () => [fresh(serversApi.endpoints.managedServers, undefined)];
export default serversData;
