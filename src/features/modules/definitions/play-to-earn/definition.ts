import { defineModule } from '../../engine/defineModule';
import { channelPost } from '../../common-fields/post';
import { initialValues } from '../../engine/schema';
import { about } from './about';
import { checks } from './checks';
import { fields } from './fields';
import { gameFields } from './gameFields';
import { words } from './words';

/**
 * Games are for the points of the server alone: stakes in real tokens are a
 * legal risk that no owner can switch on, so there is no field for them.
 */
export default defineModule(about, words, {
  fields,
  messages: { message: channelPost },
  opening: {
    says: [
      [
        'Members play {games.0.kind} and bet {games.0.minBet} or more',
        'Members play {games.0.kind} to win {games.0.prize}',
        'Members play {games.0.kind} for {games.0.entry} a round',
        'Members play the games below',
      ],
      'from a pool of {treasury} points.',
      'Results appear in {channelId}.',
    ],
    values: { games: [initialValues(gameFields)] },
    beside: 'estimate',
  },
  groups: [
    { title: 'Post', fields: ['channelId', 'message'] },
    {
      title: 'Games, odds and fair play',
      fields: ['games', 'treasury', 'canExcludeSelf', 'hasProof'],
      isRare: true,
    },
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
