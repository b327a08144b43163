import type { Values } from '@/features/modules/common-fields/field';
import { fields as holdFields } from '@/features/modules/definitions/hold-to-earn/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { LEVELS, type AccrualLine, type AccrualModule, type AccrualRunRow } from './rows';

const nouns: Readonly<Record<AccrualModule, readonly [one: string, many: string]>> = {
  'hold-to-earn': ['unit held', 'units held'],
  'chat-to-earn': ['message', 'messages'],
  'engage-to-earn': ['reaction or voice minute', 'reactions and voice minutes'],
  'tweet-to-earn': ['action on X', 'actions on X'],
  'invite-to-earn': ['invite', 'invites'],
  'play-to-earn': ['round', 'rounds'],
};

/** Counted units in words: "3 units held". */
export const countedInWords = (module: AccrualModule, units: number): string =>
  counted(units, ...nouns[module]);

/** Whether every asset of a program is a collection, so that its units are NFTs. */
export const countsNfts = (values: Values | undefined): boolean =>
  values !== undefined &&
  holdFields.assets.read(values['assets']).every(({ kind }) => kind === 'COLLECTION');

/** Jackpot points in a line. */
const jackpotsIn = ({ of = {} }: AccrualLine): number =>
  Object.entries(of).reduce(
    (sum, [key, points]) => (key.startsWith('jackpot:') ? sum + points : sum),
    0,
  );

/** Prefix of the keys in a line's `of` for levels: `level:5`. */
export const LEVEL_KEY = 'level:';

/** The levels a line paid for, in words: "level 5", "levels 5, 10". */
function levelsInWords({ of = {} }: AccrualLine): string {
  const levels = Object.keys(of).map((key) => key.slice(LEVEL_KEY.length));
  return `${levels.length === 1 ? 'level' : 'levels'} ${levels.join(', ')}`;
}

/** The counted units of a line in words, with a jackpot or drops: "2 rounds, 40 points of a jackpot". */
export function lineInWords(
  { module, about, isXp }: Pick<AccrualRunRow, 'module' | 'about' | 'isXp'>,
  line: AccrualLine,
  isNfts = false,
): string {
  if (about === LEVELS) return levelsInWords(line);
  const words = isNfts
    ? counted(line.units, 'NFT held', 'NFTs held')
    : countedInWords(module, line.units);
  const jackpot = module === 'play-to-earn' ? jackpotsIn(line) : 0;
  if (jackpot > 0) return `${words}, ${counted(jackpot, 'point')} of a jackpot`;
  const drops = module === 'chat-to-earn' ? (line.of?.['drops'] ?? 0) : 0;
  const worth = isXp === true ? `${drops.toLocaleString(LANGUAGE)} XP` : counted(drops, 'point');
  return drops > 0 ? `${words}, ${worth} of drops` : words;
}

const skips: Readonly<Record<string, string>> = {
  NO_POINTS: 'The program pays no points',
  NO_TOKEN: 'Reward token couldn’t be read',
  NO_WALLET: 'No linked wallet',
  NO_ROLE: 'Missing a required role',
  TOO_SHORT: 'Not held long enough',
  NOT_HELD: 'Not enough held',
  LISTED: 'Listed for sale or staked',
  CHANNEL: 'Channel doesn’t count',
  ROLE: 'Member is excluded',
  COMMAND: 'Command or ignored prefix',
  SHORT: 'Message too short',
  REPEATED: 'Repeated message',
  PAUSE: 'During the cooldown',
  LIMIT: 'Over the daily limit',
  NOTHING: 'Multiplier of 0',
  NEW_ACCOUNT: 'Discord account too new',
  NEW_MEMBER: 'Too new on the server',
  UNKNOWN: 'Message no longer available',
  OWN: 'Reacted to their own message',
  OLD: 'Message too old',
  MANY: 'Limit per message reached',
  ACCOUNT: 'X account with too few followers',
  X_NEW: 'X account too new',
  X_UNVERIFIED: 'X account not verified',
  X_PROTECTED: 'X account protected',
  X_PICTURE: 'X account without a picture',
  LANGUAGE: 'Wrong or undetected language',
  WORDS: 'Required words missing or blocked words used',
  GONE: 'Deleted',
  REFUSED: 'Not approved by the team',
  LATE: 'Limit on members who can earn reached',
  MEMBER_LIMIT: 'Over the limit per member',
  BUDGET: 'Over the remaining budget',
  LEFT: 'Left the server',
  MEMBER_BEFORE: 'Was a member before',
  FAKE: 'Suspected fake account',
  ALONE: 'Minutes alone in a voice channel',
  SILENT: 'Minutes muted or deafened',
  GAME_OFF: 'Game unavailable',
  LEVEL: 'Level too low',
  BET: 'Bet outside the limits',
  FUNDS: 'Not enough points to play',
  LOSS_LIMIT: 'Over the daily loss limit',
  TREASURY: 'More than the points pool could pay',
  TOO_FEW_PLAYERS: 'No other players, or no places left',
};

/** Why a member got nothing, as the team reads it. */
export const skippedInWords = (reason: string): string => skips[reason] ?? 'Other reason';
