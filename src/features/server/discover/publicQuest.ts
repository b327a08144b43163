import type { Quest } from '@/features/earning/quests/quest';
import { getPublicQuest } from './questEndpoints';
import type { ApiResult } from '@/shared/api/envelope';
import { request } from '@/shared/api/request';
import type { QuestNames } from './openedQuest';

const NONE = { success: true, message: '', data: null } as const;

/** Loads a quest that visitors without a session can read; null where there is no public quest of these names. */
export async function loadPublicQuest({
  server,
  quest,
}: QuestNames): Promise<ApiResult<Quest | null>> {
  const answer = await request(getPublicQuest, {
    params: { serverSlug: server, questSlug: quest },
  });
  return !answer.success && answer.status === 404 ? NONE : answer;
}
