import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { SearchScope } from '@/features/search/useSearch';
import { selectSession } from '@/features/identity/session/sessionSlice';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { useApp } from '../AppContext';

interface Scope {
  scope: SearchScope;
  placeholder: string;
  /** Searchable items besides pages, in words; null if there are none. */
  findable: string | null;
}

const VISITOR: Scope = { scope: null, placeholder: 'Search pages and actions', findable: null };

/** Search scope: a member's own data, the chosen server of a team, or only pages for visitors. */
export function useSearchScope(): Scope {
  const { site } = useApp();
  const { isAuthenticated, isAdmin } = useSelector(selectSession);
  const serverId = useSelector(selectServerId);
  return useMemo(() => {
    if (!isAuthenticated) return VISITOR;
    if (site === 'user')
      return {
        scope: { serverId: null },
        placeholder: 'Search quests, servers, members…',
        findable: 'quests, servers, members, your holdings and transactions',
      };
    return isAdmin && serverId !== null
      ? {
          scope: { serverId },
          placeholder: 'Search members, rules, orders…',
          findable: 'members, rules, submissions, payouts and orders',
        }
      : VISITOR;
  }, [site, isAuthenticated, isAdmin, serverId]);
}
