import { boardApi } from '@/features/earning/quests/board/boardApi';
import { readBoard } from '@/features/earning/quests/board/boardQuery';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The quests of the server in the address that match its filters. */
const data: RouteData = ({ params: { slug = '' }, search }) => [
  fresh(boardApi.endpoints.questBoard, { slug, query: readBoard(search) }),
];
export default data;
