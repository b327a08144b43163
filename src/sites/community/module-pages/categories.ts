import { CategoryRows } from '@/features/quest-desk/CategoryRows';
import { questDeskApi } from '@/features/quest-desk/questDeskApi';
import { StartFirstWeek } from '@/features/quest-desk/StartFirstWeek';
import { cached } from '@/shared/routing/routeData';
import type { RowsPart } from './part';

export const categories: RowsPart = {
  Rows: CategoryRows,
  query: (serverId) => cached(questDeskApi.endpoints.questDesk, serverId),
};

export const firstWeek = StartFirstWeek;
