import { number } from '../../kinds/number/field';
import { toggle } from '../../kinds/switch/field';
import { defineModule } from '../../engine/defineModule';
import { channel } from '../../kinds/channel/field';
import { list } from '../../kinds/list/field';
import { message } from '../../kinds/message/field';
import { about } from './about';
import { checks } from './checks';
import { gameFields } from './gameFields';
import { words } from './words';

/**
 * Games are for the points of the server alone: stakes in real tokens are a
 * legal risk that no owner can switch on, so there is no field for them.
 */
export default defineModule(about, words, {
  fields: {
    games: list({
      label: 'Games',
      hint: 'Begin with a free one: trivia or the daily wheel.',
      itemName: 'game',
      least: 1,
      most: 11,
      fields: gameFields,
    }),
    treasury: number({
      label: 'Points in the treasury',
      hint: 'A round only begins when its largest win can be paid.',
      min: 1,
      max: 1_000_000_000,
      initial: 1_000_000,
    }),
    canExcludeSelf: toggle({
      label: 'Members can shut themselves out',
      hint: 'For a day, a week or for good. Your team cannot undo it.',
      initial: true,
    }),
    hasProof: toggle({
      label: 'Rounds can be checked',
      hint: 'The bot commits to each result before the bets and shows it afterwards.',
      initial: true,
    }),
    channelId: channel({ label: 'Channel of the results', isRequired: true }),
    message: message({
      label: 'Message',
      content: '{player} won {win} with {game}. Balance {balance}.',
    }),
  },
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
});
