import { questsApi } from '@/features/earning/quests/questsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';
import { QUEST_MODULE } from '@/features/server/memberships/paths';

/** The quest in the address. */
const data: RouteData = ({ params: { slug = '', moduleSlug, questSlug = '' } }) =>
  moduleSlug === QUEST_MODULE ? [fresh(questsApi.endpoints.quest, { slug, questSlug })] : [];
export default data;
