import { getRates } from '@/features/billing/sol-value/endpoints';
import * as endpoints from '@/features/portfolio/endpoints';
import { DAY } from '@/shared/time/durations';
import { settleOrders } from '../orders/lifecycle';
import { iso } from '../../store/clock';
import { isFeatureOn } from '../feature-flags/featureFlags';
import { done } from '../../http/reply';
import { serve } from '../../http/serve';
import { assets } from '../market/assets';
import { memberOf } from '../members/members';
import { priceIn, solRates } from './rates';
import { rewardsOf } from './rewards';
import { usesOn } from './uses';

export const portfolioRoutes = serve(
  { getRates, ...endpoints },
  {
    getRates: ({ world }) => {
      const now = world.clock.now();
      return done({ rates: solRates(now), at: iso(now) });
    },

    getPrices: ({ world, query }) => {
      const now = world.clock.now();
      const isOff = !isFeatureOn(world, 'PORTFOLIO_PRICES');
      const asked = new Set(query.addresses.split(','));
      const prices = assets
        .filter(({ address }) => asked.has(address))
        .map((asset) =>
          Object.assign({}, asset, {
            priceSol: isOff ? null : priceIn(asset, now),
            priceSol24h: isOff ? null : priceIn(asset, now - DAY, now),
          }),
        );
      return done({ prices, isOff, at: iso(now) });
    },

    listHoldingUses: async ({ world, user }) => {
      const uses = [];
      for (const guild of world.db.guilds) {
        const member = guild.botPresent ? memberOf(world, guild.id, user.id) : undefined;
        if (!member) continue;
        await settleOrders(world, guild.id);
        uses.push(...(await usesOn(world, guild, member)));
      }
      return done({ uses });
    },

    listRewards: async ({ world, user }) => done({ rewards: await rewardsOf(world, user) }),
  },
);
