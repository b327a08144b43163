import { linkedWalletsApi } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

const data: RouteData = () => [fresh(linkedWalletsApi.endpoints.linkedWallets, undefined)];
export default data;
