import { questDeskApi } from '@/features/quest-desk/questDeskApi';
import { cached, ofServer, type RouteData } from '@/shared/routing/routeData';

/** What stands beside the rows of categories and of quests. */
const deskData = ofServer((serverId) => [cached(questDeskApi.endpoints.questDesk, serverId)]);

/** The data of a page, and of the desk with it. */
export const withDesk =
  (own: RouteData): RouteData =>
  (place) => [...own(place), ...deskData(place)];
