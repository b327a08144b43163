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
    hint: 'For a day, a week or for good. Your team can’t undo it.',
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
};

export type PlaySettings = ValuesOf<typeof fields>;
export type Game = ValuesOf<typeof gameFields>;
