import * as endpoints from '@/features/members/endpoints';
import { pageOf } from '../http/paging';
import { done } from '../http/reply';
import { serve } from '../http/serve';
import { openMemberBook } from './book';
import { narrowed, sorted } from './filter';
import { memberView } from './view';

export const memberRoutes = serve(endpoints, {
  listMembers: ({ world, user, guild, query }) => {
    const book = openMemberBook(world, guild);
    const found = sorted(narrowed(book.entries, query, world.clock.now()), query.sort);
    const { items, ...page } = pageOf(found, query);
    return done({
      ...page,
      items: items.map((entry) => memberView(world, guild, entry, user.id)),
      assets: book.assets.map(({ asset, name }) => ({ value: asset, label: name })),
    });
  },
});
