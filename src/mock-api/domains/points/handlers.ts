import * as endpoints from '@/features/earning/points/endpoints';
import { iso } from '../../store/clock';
import { byId, pageOf } from '../../http/paging';
import { done, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { amountText } from '../payouts/funds';
import type { PayoutRow } from '../payouts/rows';
import { runPayouts } from '../payouts/payouts';
import { serverView } from '../quests/views';
import { pointsContext } from './pointsContext';
import { effectOf, entriesOf, totalsOf } from '../point-balances/sums';

const payoutView = ({ id, at, mint, amount, piece, ...row }: PayoutRow) => ({
  id,
  at: iso(at),
  amount: piece ? '1 NFT' : amountText({ mint, amount: BigInt(amount) }),
  label: row.label,
  address: row.address,
  status: row.status,
  signature: row.signature,
});

export const pointsRoutes = serve(endpoints, {
  getPoints: ({ world, user, params }) => {
    const place = pointsContext(world, user, params);
    if (place instanceof Refusal) return place;
    const rows = entriesOf(world, place.guild.id, user.id, place.module);
    return done({ server: serverView(place.guild), ...totalsOf(rows, world.clock.now()) });
  },

  listPointsEntries: ({ world, user, params, query }) => {
    const place = pointsContext(world, user, params);
    if (place instanceof Refusal) return place;
    let balance = 0;
    const lines = entriesOf(world, place.guild.id, user.id, place.module).map((row) => {
      balance += effectOf(row);
      const { id, at, type, label } = row;
      return { id, at: iso(at), type, points: effectOf(row), balanceAfter: balance, label };
    });
    return done(pageOf(lines.toReversed(), query));
  },

  listMyPayouts: async ({ world, user, params, query }) => {
    const place = pointsContext(world, user, params);
    if (place instanceof Refusal) return place;
    await runPayouts(world);
    const rows = world.db.payouts.filter(
      ({ serverId, userId, claimId }) =>
        serverId === place.guild.id && userId === user.id && claimId === null,
    );
    const newest = rows.toSorted((one, other) => other.at - one.at || byId(one.id, other.id));
    return done(pageOf(newest.map(payoutView), query));
  },
});
