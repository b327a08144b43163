import { accrualsApi } from '@/features/earning/accruals/accrualsApi';
import { questsApi } from '@/features/earning/quests/questsApi';
import { fresh, type RouteData } from '@/shared/routing/routeData';
import { passiveSections } from '../../../features/server/memberships/paths';

/** The board of the server in the address, and what earns there by itself. */
const data: RouteData = ({ params: { slug = '' } }) => [
  fresh(questsApi.endpoints.questBoard, slug),
  ...passiveSections.map((section) => fresh(accrualsApi.endpoints.earning, { section, slug })),
];
export default data;
