import { allOf, isOn, isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { factor, number } from '../../field-types/number/field';
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

/** One game. Prizes are given as multiples of the price to play. */
export const gameFields = {
  kind: select({
    label: 'Game',
    choices: choices(...gameKinds),
    initial: 'TRIVIA',
  }),
  isEnabled: toggle({ label: 'Game enabled', initial: true }),
  channels: list({
    label: 'Channels',
    hint: 'Leave empty to allow the game everywhere.',
    itemName: 'channel',
    most: 5,
    fields: { channelId: channel({ label: 'Channel', isRequired: true }) },
  }),
  roles: mentions({
    label: 'Required roles',
    hint: 'Players need one of them. Leave empty to let everyone play.',
    most: 5,
  }),
  minLevel: number({ label: 'Minimum level', min: 0, max: 1000, initial: 0 }),
  cooldown: duration({ label: 'Cooldown', min: 0, max: DAY, initial: 30 }),
  entry: number({
    label: 'Entry fee',
    hint: '0 = free.',
    unit: 'points',
    min: 0,
    max: 1_000_000,
    initial: 0,
    when: takesEntry,
  }),
  prize: number({
    label: 'Prize',
    hint: 'On the wheel, the ladder and slots, the drawn prize multiplies it.',
    unit: 'points',
    min: 1,
    max: 1_000_000,
    initial: 10,
    when: not(hasStake),
  }),
  minBet: number({
    label: 'Minimum bet',
    unit: 'points',
    min: 1,
    max: 1_000_000,
    initial: 1,
    when: isBet,
  }),
  betRoom: number({
    label: 'Bet range above minimum',
    hint: 'Minimum 1 and range 249 allow bets from 1 to 250.',
    unit: 'points',
    min: 0,
    max: 1_000_000,
    initial: 249,
    when: isBet,
  }),
  table: select({
    label: 'Prize table',
    choices: choices(
      ['SMALL', 'Small and frequent'],
      ['STANDARD', 'Standard'],
      ['JACKPOT', 'Large and rare'],
      ['CUSTOM', 'Custom'],
    ),
    initial: 'STANDARD',
    when: isTable,
  }),
  prizes: list({
    label: 'Custom prizes',
    hint: 'The rest of 100% wins nothing.',
    itemName: 'prize',
    least: 1,
    most: 10,
    when: allOf(isTable, isOneOf('table', 'CUSTOM')),
    fields: {
      times: number({
        label: 'Prize multiplier',
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
    label: 'House edge',
    hint: 'Kept from every win. 100 = 1%.',
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
    label: 'Jackpot contribution per entry',
    unit: 'percent',
    min: 1,
    max: 20,
    initial: 2,
    when: allOf(canHaveJackpot, isOn('hasJackpot')),
  }),
  jackpotChance: number({
    label: 'Jackpot chance per round',
    unit: 'percent',
    min: 0.01,
    max: 10,
    initial: 0.1,
    isFraction: true,
    when: allOf(canHaveJackpot, isOn('hasJackpot')),
  }),
  bonus: factor({
    label: 'Holder multiplier',
    hint: '1 = no bonus.',
    min: 1,
    max: 3,
    initial: 1,
  }),
  bonusRoles: mentions({
    label: 'Holder roles',
    least: 1,
    most: 5,
    when: not(isOneOf('bonus', 1)),
  }),
  dailyLossCap: number({
    label: 'Daily loss limit',
    hint: '0 = no limit.',
    unit: 'points',
    min: 0,
    max: 1_000_000,
    initial: 500,
    when: hasStake,
  }),
  dailyWinCap: number({
    label: 'Daily win limit',
    hint: '0 = no limit.',
    unit: 'points',
    min: 0,
    max: 1_000_000,
    initial: 1000,
  }),
  players: number({ label: 'Maximum players', min: 2, max: 75, initial: 20, when: isRumble }),
  joinTime: duration({ label: 'Time to join', min: 10, max: 300, initial: 60, when: isRumble }),
};
