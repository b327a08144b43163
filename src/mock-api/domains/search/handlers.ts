import * as endpoints from '@/features/search/endpoints';
import { done } from '../../http/reply';
import { serve } from '../../http/serve';
import { memberSources } from './memberSources';
import { findIn } from './rank';
import { teamSearch, teamSources } from './teamSources';

export const searchRoutes = serve(endpoints, {
  search: ({ world, user, query: { search = '' } }) =>
    done({ items: findIn(memberSources(world, user), search) }),

  searchServer: ({ world, user, guild, query: { search = '' } }) =>
    done({ items: findIn(teamSources(world, user, guild), teamSearch(search)) }),
});
