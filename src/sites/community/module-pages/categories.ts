import { QuestBoardScreen } from '@/features/earning/quests/manage/board/QuestBoardScreen';
import { CategoryRows } from '@/features/earning/quests/manage/CategoryRows';
import { questCallOf, readFilter } from '@/features/earning/quests/manage/board/boardFilter';
import { questPartsApi } from '@/features/earning/quests/manage/board/questPartsApi';
import { StartFirstWeek } from '@/features/earning/quests/manage/StartFirstWeek';
import { modulesApi } from '@/features/modules/engine/modulesApi';
import { cached } from '@/shared/routing/routeData';
import type { RowsPart } from './part';

export const categories: RowsPart = {
  Rows: CategoryRows,
  queries: (serverId, search) => {
    // The tab of submissions doesn’t list the quests.
    if (search.get('tab') === 'submissions') return [];
    const filter = questCallOf(readFilter(search));
    return [
      cached(questPartsApi.endpoints.questParts, { serverId, filter }),
      cached(modulesApi.endpoints.module, { serverId, slug: 'quest' }),
    ];
  },
};

export const questBoard = QuestBoardScreen;

export const firstWeek = StartFirstWeek;
