import { allOf, isOn, isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { factor } from '../../common-fields/factor';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { duration } from '../../field-types/duration/field';
import { gameKinds, hasStake, isBet, isTable, takesEntry } from './games';

const DAY = 86_400;
const isRumble = isOneOf('kind', 'RUMBLE');
const canHaveJackpot = allOf(isTable, hasStake);

/** One game. What a prize pays is told as a multiple of what it cost to play. */
export const gameFields = {
  kind: select({
    label: 'Game',
    choices: choices(...gameKinds),
    initial: 'TRIVIA',
  }),
  isEnabled: toggle({ label: 'Can be played', initial: true }),
  channels: list({
    label: 'Channels',
    hint: 'None allows it everywhere.',
    itemName: 'channel',
    most: 5,
    fields: { channelId: channel({ label: 'Channel', isRequired: true }) },
  }),
  roles: mentions({ label: 'Members with one of', hint: 'None lets everyone play.', most: 5 }),
  minLevel: number({ label: 'From level', min: 0, max: 1000, initial: 0 }),
  cooldown: duration({ label: 'Between two rounds', min: 0, max: DAY, initial: 30 }),
  entry: number({
    label: 'Playing costs',
    hint: '0 makes it free.',
    unit: 'points',
    min: 0,
    max: 1_000_000,
    initial: 0,
    when: takesEntry,
  }),
  prize: number({
    label: 'Prize',
    hint: 'On a wheel, a ladder or in slots, of the prize times 1.',
    unit: 'points',
    min: 1,
    max: 1_000_000,
    initial: 10,
    when: not(hasStake),
  }),
  minBet: number({
    label: 'Bet, at least',
    unit: 'points',
    min: 1,
    max: 1_000_000,
    initial: 1,
    when: isBet,
  }),
  betRoom: number({
    label: 'And up to so much more',
    unit: 'points',
    min: 0,
    max: 1_000_000,
    initial: 249,
    when: isBet,
  }),
  table: select({
    label: 'Prizes',
    choices: choices(
      ['SMALL', 'Small and often'],
      ['STANDARD', 'Standard'],
      ['JACKPOT', 'Seldom and large'],
      ['CUSTOM', 'My own'],
    ),
    initial: 'STANDARD',
    when: isTable,
  }),
  prizes: list({
    label: 'My prizes',
    hint: 'What is left to 100 percent wins nothing.',
    itemName: 'prize',
    least: 1,
    most: 10,
    when: allOf(isTable, isOneOf('table', 'CUSTOM')),
    fields: {
      times: number({
        label: 'Pays, times the cost',
        min: 0,
        max: 1000,
        initial: 2,
        isFraction: true,
      }),
      chance: number({
        label: 'Chance',
        unit: 'percent',
        min: 0.01,
        max: 100,
        initial: 10,
        isFraction: true,
      }),
    },
  }),
  houseEdge: number({
    label: 'Kept back of every win',
    hint: '100 are one percent.',
    unit: 'basis points',
    min: 0,
    max: 2000,
    initial: 0,
    when: hasStake,
  }),
  hasJackpot: toggle({
    label: 'Jackpot',
    initial: false,
    when: canHaveJackpot,
  }),
  jackpotPercent: number({
    label: 'Of each entry, so much goes into it',
    unit: 'percent',
    min: 1,
    max: 20,
    initial: 2,
    when: allOf(canHaveJackpot, isOn('hasJackpot')),
  }),
  jackpotChance: number({
    label: 'Chance of a round to win it',
    unit: 'percent',
    min: 0.01,
    max: 10,
    initial: 0.1,
    isFraction: true,
    when: allOf(canHaveJackpot, isOn('hasJackpot')),
  }),
  bonus: factor({
    label: 'Holders win, times',
    hint: '1 gives them no more.',
    min: 1,
    max: 3,
    initial: 1,
  }),
  bonusRoles: mentions({
    label: 'Roles of holders',
    least: 1,
    most: 5,
    when: not(isOneOf('bonus', 1)),
  }),
  dailyLossCap: number({
    label: 'Lost a day, at most',
    hint: '0 sets no limit.',
    unit: 'points',
    min: 0,
    max: 1_000_000,
    initial: 500,
    when: hasStake,
  }),
  dailyWinCap: number({
    label: 'Won a day, at most',
    hint: '0 sets no limit.',
    unit: 'points',
    min: 0,
    max: 1_000_000,
    initial: 1000,
  }),
  players: number({ label: 'Players, at most', min: 2, max: 75, initial: 20, when: isRumble }),
  joinTime: duration({ label: 'Time to join', min: 10, max: 300, initial: 60, when: isRumble }),
};
