import { useMemo } from 'react';
import { useModulesQuery } from '@/features/modules/engine/modulesApi';
import { useKeptDrafts } from '@/features/modules/screens/useKeptDrafts';
import { useServerStatsQuery } from '@/features/server/discord/serverStatsApi';
import { needsOf, type Need } from './needs';

/** What the server needs a package for: undefined until it is known. What can't be loaded tells of no need. */
export function useNeeds(serverId: string): readonly Need[] | undefined {
  const modules = useModulesQuery(serverId);
  const stats = useServerStatsQuery(serverId);
  const drafts = useKeptDrafts(serverId);
  const isComing = modules.isLoading || stats.isLoading;
  return useMemo(
    () =>
      isComing
        ? undefined
        : needsOf({
            modules: modules.data?.modules ?? [],
            drafts: drafts.map(({ slug }) => slug),
            stats: stats.data,
          }),
    [isComing, modules.data, drafts, stats.data],
  );
}
