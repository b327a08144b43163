import { questsApi } from '@/features/quests/questsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The board of the server in the address. */
const data: RouteData = ({ params }) => [
  fresh(questsApi.endpoints.questBoard, params['slug'] ?? ''),
];
export default data;
