import { defineModule } from '../../engine/defineModule';
import { channelPost } from '../../common-fields/post';
import { about } from './about';
import { checks } from './checks';
import { fields } from './fields';
import { words } from './words';

/**
 * Games are for the points of the server alone: stakes in real tokens are a
 * legal risk that no owner can switch on, so there is no field for them.
 */
export default defineModule(about, words, {
  fields,
  messages: { message: channelPost },
  groups: [
    { title: 'Games', fields: ['games', 'treasury'] },
    { title: 'Fair play', fields: ['canExcludeSelf', 'hasProof'], isRare: true },
    { title: 'Post', fields: ['channelId', 'message'] },
  ],
  checks,
  variables: [
    { name: 'game', sample: 'Coin flip' },
    { name: 'player', sample: '@Mira Moat' },
    { name: 'bet', sample: '10' },
    { name: 'win', sample: '20' },
    { name: 'balance', sample: '640' },
    { name: 'jackpot', sample: '1,250' },
    { name: 'players', sample: '12' },
    { name: 'round.ends:R', sample: 'in a minute' },
  ],
  page: { tabs: ['estimate', 'payouts'] },
});
