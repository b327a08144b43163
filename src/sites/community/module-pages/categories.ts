import { QuestBoardScreen } from '@/features/earning/quests/manage/board/QuestBoardScreen';
import { CategoryRows } from '@/features/earning/quests/manage/CategoryRows';
import { questManagementApi } from '@/features/earning/quests/manage/questManagementApi';
import { StartFirstWeek } from '@/features/earning/quests/manage/StartFirstWeek';
import { modulesApi } from '@/features/modules/engine/modulesApi';
import { cached } from '@/shared/routing/routeData';
import type { RowsPart } from './part';

export const categories: RowsPart = {
  Rows: CategoryRows,
  queries: (serverId) => {
    const quests = { serverId, slug: 'quest' };
    return [
      cached(questManagementApi.endpoints.serverQuests, serverId),
      cached(modulesApi.endpoints.module, quests),
      cached(modulesApi.endpoints.rules, quests),
    ];
  },
};

export const questBoard = QuestBoardScreen;

export const firstWeek = StartFirstWeek;
