import * as endpoints from '@/features/earning/claim-all/endpoints';
import { done, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { runPayouts } from '../payouts/payouts';
import { claimLine } from './claimLine';
import { claimableLines } from './lines';
import { outcomeView } from './outcome';
import type { ClaimLineRow } from './rows';

export const claimAllRoutes = serve(endpoints, {
  listClaimable: async ({ world, user }) => {
    await runPayouts(world);
    return done({ lines: await claimableLines(world, user) });
  },

  claimLines: async ({ world, user, address, body: { lines } }) => {
    if (new Set(lines.map(({ key }) => key)).size < lines.length)
      return wrongFields([
        { path: 'lines', message: 'Each key can appear only once in a request.' },
      ]);
    const claimer = { world, user, connection: address };
    const rows: ClaimLineRow[] = [];
    // In order, because a line can’t use funds of its server that an earlier line takes.
    for (const line of lines) rows.push(await claimLine(claimer, line));
    await runPayouts(world);
    return done({ outcomes: rows.map((row) => outcomeView(world, row)) });
  },

  listClaimOutcomes: async ({ world, user, query: { keys } }) => {
    await runPayouts(world);
    const own = world.db.claimLines.filter(({ userId }) => userId === user.id);
    const rows = [...new Set(keys.split(','))].flatMap(
      (key) => own.find((row) => row.key === key && row.result !== null) ?? [],
    );
    return done({ outcomes: rows.map((row) => outcomeView(world, row)) });
  },
});
