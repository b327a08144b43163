import { allOf, anyOf, isOneOf, not } from '../../common-fields/condition';

/** The games there are, by kind, with what they are called. */
export const gameKinds = [
  ['TRIVIA', 'Trivia'],
  ['WHEEL', 'Daily wheel'],
  ['LADDER', 'Daily ladder'],
  ['SLOTS', 'Slots'],
  ['COIN_FLIP', 'Coin flip'],
  ['DICE', 'Dice'],
  ['RPS', 'Rock, paper, scissors'],
  ['NUMBER_GUESS', 'Guess a number from 1 to 10'],
  ['RUMBLE', 'Rumble'],
  ['PET', 'Pet'],
  ['BOSS_RAID', 'Boss raid'],
] as const;

/** A prize of a table: how often it comes, and what it pays. */
export interface Prize {
  /** Percent. */
  chance: number;
  /** Times what the round cost. */
  times: number;
}

/** Tables an owner can choose from. Chances of each are 100 % together, and none pays back all it takes. */
export const prizeTables: Readonly<Record<string, readonly Prize[]>> = {
  SMALL: [
    { chance: 45, times: 0 },
    { chance: 35, times: 1 },
    { chance: 14, times: 2 },
    { chance: 5, times: 5 },
    { chance: 1, times: 7 },
  ],
  STANDARD: [
    { chance: 60, times: 0 },
    { chance: 25, times: 1 },
    { chance: 10, times: 2 },
    { chance: 4, times: 5 },
    { chance: 1, times: 25 },
  ],
  JACKPOT: [
    { chance: 80, times: 0 },
    { chance: 12, times: 1 },
    { chance: 6, times: 3 },
    { chance: 1.9, times: 10 },
    { chance: 0.1, times: 400 },
  ],
};

/** What a win pays in games of chance whose odds are fair: as many times the bet as there are outcomes. */
export const fairTimes: Readonly<Record<string, number>> = {
  COIN_FLIP: 2,
  RPS: 2,
  DICE: 6,
  NUMBER_GUESS: 10,
};

/** A round draws from a table of prizes. */
export const isTable = isOneOf('kind', 'WHEEL', 'LADDER', 'SLOTS');

/** Players choose what they risk. */
export const isBet = isOneOf('kind', ...Object.keys(fairTimes));

/** A round can cost something fixed. */
export const takesEntry = anyOf(isTable, isOneOf('kind', 'RUMBLE'));

/** Players risk points at all. */
export const hasStake = anyOf(isBet, allOf(takesEntry, not(isOneOf('entry', 0))));
