import { number } from '../../field-types/number/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';
import { gameFields } from './gameFields';
import type { ValuesOf } from '../../common-fields/field';

export const fields = {
  games: list({
    label: 'Games',
    hint: 'Start with a free game, such as trivia or the daily wheel.',
    itemName: 'game',
    least: 1,
    most: 11,
    fields: gameFields,
  }),
  treasury: number({
    label: 'Points pool',
    hint: 'A round starts only if the pool covers its largest win.',
    min: 1,
    max: 1_000_000_000,
    initial: 1_000_000,
  }),
  canExcludeSelf: toggle({
    label: 'Allow self-exclusion',
    hint: 'Members can block themselves for a day, a week or permanently. Your team can’t undo it.',
    initial: true,
  }),
  hasProof: toggle({
    label: 'Provably fair rounds',
    hint: 'The bot commits to each result before bets and reveals it afterwards.',
    initial: true,
  }),
  channelId: channel({ label: 'Results channel', isRequired: true, suggest: 'games' }),
  message: message({
    label: 'Message',
    content: '{player} won {win} with {game}. Balance {balance}.',
  }),
};

export type PlaySettings = ValuesOf<typeof fields>;
export type Game = ValuesOf<typeof gameFields>;
