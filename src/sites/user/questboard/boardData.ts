import { questsApi } from '@/features/earning/quests/questsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The board of the server in the address. What earns there by itself is asked for once it says that one is a member. */
const data: RouteData = ({ params: { slug = '' } }) => [
  fresh(questsApi.endpoints.questBoard, slug),
];
export default data;
