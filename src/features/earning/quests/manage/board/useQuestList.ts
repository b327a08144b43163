import { useMemo } from 'react';
import type { QuestCall } from './questCall';
import { joinedParts } from './questParts';
import { useQuestPartsInfiniteQuery } from './questPartsApi';

/** The loaded quests of a server that match the filters. While other filters load, the earlier quests stay. */
export function useQuestList(serverId: string, filter: QuestCall) {
  const list = useMemo(() => ({ serverId, filter }), [serverId, filter]);
  const request = useQuestPartsInfiniteQuery(list);
  const { data } = request;
  const quests = useMemo(() => (data ? joinedParts(data.pages) : null), [data]);
  return { list, request, quests };
}
