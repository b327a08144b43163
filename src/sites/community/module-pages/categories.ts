import { CategoryRows } from '@/features/earning/quests/manage/CategoryRows';
import { questManagementApi } from '@/features/earning/quests/manage/questManagementApi';
import { StartFirstWeek } from '@/features/earning/quests/manage/StartFirstWeek';
import { cached } from '@/shared/routing/routeData';
import type { RowsPart } from './part';

export const categories: RowsPart = {
  Rows: CategoryRows,
  query: (serverId) => cached(questManagementApi.endpoints.serverQuests, serverId),
};

export const firstWeek = StartFirstWeek;
