import { questsApi } from '@/features/earning/quests/questsApi';
import { membershipsApi } from '@/features/server/memberships/membershipsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The server in the address, and its board for the tabs that list quests. Other tabs load what they show. */
const data: RouteData = ({ params: { slug = '' }, search }) => [
  fresh(membershipsApi.endpoints.serverPage, slug),
  ...(['overview', 'quests'].includes(search.get('tab') ?? 'overview')
    ? [fresh(questsApi.endpoints.questBoard, slug)]
    : []),
];
export default data;
