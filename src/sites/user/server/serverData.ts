import { boardApi, firstOpenQuests } from '@/features/earning/quests/board/boardApi';
import { membershipsApi } from '@/features/server/memberships/membershipsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The server in the address, and its board for the tabs that list quests. Other tabs load what they show. */
const data: RouteData = ({ params: { slug = '' }, search }) => [
  fresh(membershipsApi.endpoints.serverPage, slug),
  ...(['overview', 'quests'].includes(search.get('tab') ?? 'overview')
    ? [fresh(boardApi.endpoints.firstQuests, firstOpenQuests(slug))]
    : []),
];
export default data;
