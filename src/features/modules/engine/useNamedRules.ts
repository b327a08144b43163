import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { usePaused } from '@/shared/hooks/usePaused';
import type { ModuleAbout } from './about';
import { useRuleNamesQuery, useRulesQuery } from './modulesApi';
import { ruleName } from './moduleState';

/** Pause in typing before names are searched (ms). */
const PAUSE_MS = 200;

interface Wanted extends Pick<ModuleAbout, 'slug' | 'isLong'> {
  serverId: string;
  /** The typed text. A short list comes whole and ignores it. */
  search?: string;
  /** Whether the names are needed yet. */
  isWanted?: boolean;
}

/** The rules of a module by name: all of them or, of a long list, those that match the search. */
export function useNamedRules(wanted: Wanted) {
  const { serverId, slug, isLong = false, search = '', isWanted = true } = wanted;
  const paused = usePaused(search.trim(), PAUSE_MS);
  const place = { serverId, slug };
  const whole = useRulesQuery(isLong || !isWanted ? skipToken : place);
  const found = useRuleNamesQuery(isLong && isWanted ? { ...place, search: paused } : skipToken);
  const names = useMemo(
    () =>
      isLong
        ? found.data?.names
        : whole.currentData?.rules.map((rule) => ({ id: rule.id, name: ruleName(rule) })),
    [isLong, found.data, whole.currentData],
  );
  return {
    names,
    /** Whether there are more than these. */
    hasMore: isLong && found.data?.hasMore === true,
    leftOut: whole.data?.leftOut,
    isLoading: found.isFetching,
    isError: isLong ? found.isError : whole.isError,
  };
}
