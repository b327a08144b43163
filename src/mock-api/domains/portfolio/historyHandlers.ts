import * as endpoints from '@/features/portfolio/historyEndpoints';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import { iso, isoOrNull } from '../../store/clock';
import { isFeatureOn } from '../feature-flags/featureFlags';
import { walletsOf } from '../wallets/wallets';
import { forgetUnlinked, historyOf } from './history';

/** Most marks of an account. */
const MOST_MARKS = 500;

export const portfolioHistoryRoutes = serve(endpoints, {
  getPortfolioHistory: async ({ world, user, query }) => {
    const wallets = walletsOf(world, user.id);
    forgetUnlinked(world, user.id, wallets);
    const shown = wallets.filter(({ address }) => (query.wallet ?? address) === address);
    const at = iso(world.clock.now());
    if (shown.length === 0) return done({ days: [], since: null, at });
    const days = await historyOf(world, user.id, shown, {
      days: Number(query.span ?? '30'),
      isOff: !isFeatureOn(world, 'PORTFOLIO_PRICES'),
    });
    const since = Math.min(...shown.map(({ linkedAt }) => linkedAt));
    return done({ days, since: isoOrNull(since), at });
  },

  listAssetMarks: ({ world, user }) =>
    done({
      marks: world.db.assetMarks
        .filter(({ userId }) => userId === user.id)
        .map(({ address, mark }) => ({ address, mark })),
    }),

  markAsset: ({ world, user, body: { address, mark } }) => {
    const { db } = world;
    const others = db.assetMarks.filter((row) => row.userId !== user.id || row.address !== address);
    if (mark === null) {
      db.assetMarks = others;
      return done(null);
    }
    if (others.filter(({ userId }) => userId === user.id).length >= MOST_MARKS)
      return refuse(
        'limit-reached',
        'You’ve reached the limit of 500 assets marked as spam or not spam.',
      );
    db.assetMarks = [...others, { userId: user.id, address, mark, at: world.clock.now() }];
    return done(null);
  },
});
