import * as endpoints from '@/features/billing/transactions/endpoints';
import { partOf } from '../../http/paging';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { commissions } from './commissions';
import type { Entry, Source } from './entry';
import { choicesOf, findEntries, sumsOf } from './find';
import { serverPayouts } from './payouts';
import { purchases } from './purchases';
import { rowView, wholeView } from './views';

/** All sources of transactions. */
const sources: readonly Source[] = [purchases, serverPayouts, commissions];

const NOT_THERE = 'Transaction not found.';

/** All transactions of a user, without bringing them up to date. */
export const notedEntries = (world: World, user: UserRow): Entry[] =>
  sources.flatMap(({ entriesOf }) => entriesOf(world, user));

/** All transactions of a user, brought up to date. */
async function ownEntries(world: World, user: UserRow): Promise<Entry[]> {
  for (const { settle } of sources) await settle(world, user);
  return notedEntries(world, user);
}

export const transactionHistoryRoutes = serve(endpoints, {
  listTransactions: async ({ world, user, query }) => {
    const all = await ownEntries(world, user);
    const found = findEntries(world, all, query);
    const { items, ...page } = partOf(found, query, ({ id }) => id);
    return done({
      ...page,
      items: items.map((entry) => rowView(world, entry)),
      sums: sumsOf(found),
      ...choicesOf(world, all),
    });
  },

  getTransaction: async ({ world, user, params }) => {
    const entry = (await ownEntries(world, user)).find(({ id }) => id === params.id);
    return entry ? done(await wholeView(world, entry)) : refuse('transaction-not-found', NOT_THERE);
  },

  appealTransaction: async ({ world, user, params: { id }, body: { text } }) => {
    const own = await ownEntries(world, user);
    if (!own.some((entry) => entry.id === id)) return refuse('transaction-not-found', NOT_THERE);
    for (const { appeal } of sources) {
      const refusal = appeal?.(world, user, id, text);
      if (refusal) return refusal;
    }
    const entry = (await ownEntries(world, user)).find((each) => each.id === id);
    return entry
      ? done(await wholeView(world, entry), 'Sent to the server’s team')
      : refuse('transaction-not-found', NOT_THERE);
  },

  retryTransaction: async ({ world, user, params: { id } }) => {
    const own = await ownEntries(world, user);
    if (!own.some((entry) => entry.id === id)) return refuse('transaction-not-found', NOT_THERE);
    for (const { retry } of sources) {
      const refusal = await retry?.(world, user, id);
      if (refusal) return refusal;
    }
    const entry = (await ownEntries(world, user)).find((each) => each.id === id);
    return entry
      ? done(await wholeView(world, entry), 'Resending the reward')
      : refuse('transaction-not-found', NOT_THERE);
  },
});
