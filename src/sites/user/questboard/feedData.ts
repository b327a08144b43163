import { readFeed } from '@/features/earning/quests/feed/feedQuery';
import { questFeedApi } from '@/features/earning/quests/feed/questFeedApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The quests of all servers, as far as the address narrows them. */
const data: RouteData = ({ search }) => [fresh(questFeedApi.endpoints.questFeed, readFeed(search))];
export default data;
