import * as endpoints from '@/features/points/endpoints';
import { earningSections } from '@/features/points/points';
import { formatSol } from '@/shared/money/lamports';
import { iso } from '../clock';
import { pageOf } from '../http/paging';
import { done, refuse, Refusal } from '../http/reply';
import { serve } from '../http/serve';
import { serverOfMember } from '../members/boardOf';
import type { PayoutRow } from '../payouts/rows';
import { runPayouts } from '../payouts/payouts';
import { serverView } from '../quests/views';
import type { UserRow } from '../session/rows';
import type { World } from '../world';
import { effectOf, entriesOf, totalsOf } from './sums';

const isSection = (name: string): name is keyof typeof earningSections =>
  Object.hasOwn(earningSections, name);

/** What a call below a way to earn is about. */
function placeAt(
  world: World,
  user: UserRow,
  { section, slug }: { section: string; slug: string },
) {
  if (!isSection(section)) return refuse(404, 'There is no such way to earn.');
  const asked = serverOfMember(world, user, slug);
  return asked instanceof Refusal ? asked : { ...asked, module: earningSections[section] };
}

const payoutView = ({ id, at, lamports, label, address, status, signature }: PayoutRow) => ({
  id,
  at: iso(at),
  amount: `${formatSol(BigInt(lamports))} SOL`,
  label,
  address,
  status,
  signature,
});

export const pointsRoutes = serve(endpoints, {
  getPoints: ({ world, user, params }) => {
    const place = placeAt(world, user, params);
    if (place instanceof Refusal) return place;
    const rows = entriesOf(world, place.guild.id, user.id, place.module);
    return done({ server: serverView(place.guild), ...totalsOf(rows, world.clock.now()) });
  },

  listPointsEntries: ({ world, user, params, query }) => {
    const place = placeAt(world, user, params);
    if (place instanceof Refusal) return place;
    let balance = 0;
    const lines = entriesOf(world, place.guild.id, user.id, place.module).map((row) => {
      balance += effectOf(row);
      const { id, at, type, label } = row;
      return { id, at: iso(at), type, points: effectOf(row), balanceAfter: balance, label };
    });
    return done(pageOf(lines.toReversed(), query));
  },

  listPayouts: async ({ world, user, params, query }) => {
    const place = placeAt(world, user, params);
    if (place instanceof Refusal) return place;
    await runPayouts(world);
    const rows = world.db.payouts.filter(
      ({ serverId, userId }) => serverId === place.guild.id && userId === user.id,
    );
    return done(pageOf(rows.toReversed().map(payoutView), query));
  },
});
