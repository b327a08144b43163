import { LANGUAGE, counted } from '@/shared/text/language';
import { LEVELS, type AccrualLine, type AccrualModule, type AccrualRunRow } from './rows';

const nouns: Readonly<Record<AccrualModule, string>> = {
  'hold-to-earn': 'unit',
  'chat-to-earn': 'message',
  'engage-to-earn': 'action',
  'tweet-to-earn': 'action',
  'invite-to-earn': 'invite',
  'play-to-earn': 'round',
};

/** What was counted, in words: "3 units". */
export const countedInWords = (module: AccrualModule, units: number): string =>
  counted(units, nouns[module]);

/** What somebody won of jackpots in a line, in points. */
const jackpotsIn = ({ of = {} }: AccrualLine): number =>
  Object.entries(of).reduce(
    (sum, [key, points]) => (key.startsWith('jackpot:') ? sum + points : sum),
    0,
  );

/** What the levels of a line are kept by: `level:5`. */
export const LEVEL_KEY = 'level:';

/** The levels a line paid for, in words: "level 5", "levels 5, 10". */
function levelsInWords({ of = {} }: AccrualLine): string {
  const levels = Object.keys(of).map((key) => key.slice(LEVEL_KEY.length));
  return `${levels.length === 1 ? 'level' : 'levels'} ${levels.join(', ')}`;
}

/** What was counted in a line, in words, with a jackpot or drops: "2 rounds, 40 points of a jackpot". */
export function lineInWords(
  { module, about, isXp }: Pick<AccrualRunRow, 'module' | 'about' | 'isXp'>,
  line: AccrualLine,
): string {
  if (about === LEVELS) return levelsInWords(line);
  const words = countedInWords(module, line.units);
  const jackpot = module === 'play-to-earn' ? jackpotsIn(line) : 0;
  if (jackpot > 0) return `${words}, ${counted(jackpot, 'point')} of a jackpot`;
  const drops = module === 'chat-to-earn' ? (line.of?.['drops'] ?? 0) : 0;
  const worth = isXp === true ? `${drops.toLocaleString(LANGUAGE)} XP` : counted(drops, 'point');
  return drops > 0 ? `${words}, ${worth} of drops` : words;
}

const skips: Readonly<Record<string, string>> = {
  NO_POINTS: 'The program pays no points.',
  NO_TOKEN: 'Couldn’t read the token it pays.',
  NO_WALLET: 'No linked wallets',
  NO_ROLE: 'None of the roles it asks for.',
  TOO_SHORT: 'Not held for long enough.',
  NOT_HELD: 'Too little is held.',
  LISTED: 'What is held is on sale or staked.',
  CHANNEL: 'In a channel that doesn’t count.',
  ROLE: 'By members the rule leaves out.',
  COMMAND: 'Commands, or with a prefix that is left out.',
  SHORT: 'Too short.',
  REPEATED: 'Repeated.',
  PAUSE: 'Too soon after the one before.',
  LIMIT: 'Over the limit of a day.',
  NOTHING: 'Worth nothing by the multipliers.',
  NEW_ACCOUNT: 'The Discord account is too new.',
  NEW_MEMBER: 'Not on the server for long enough.',
  UNKNOWN: 'To messages that aren’t known anymore.',
  OWN: 'To one’s own messages.',
  OLD: 'To messages that are too old.',
  MANY: 'To messages that have enough of them.',
  ACCOUNT: 'By accounts on X with too few followers.',
  X_NEW: 'By accounts on X that are too new.',
  X_UNVERIFIED: 'By accounts on X that aren’t verified.',
  X_PROTECTED: 'By protected accounts on X.',
  X_PICTURE: 'By accounts on X without a picture.',
  LANGUAGE: 'In another language, or in one X couldn’t detect.',
  WORDS: 'Without the words it asks for, or with some it refuses.',
  GONE: 'Deleted again.',
  REFUSED: 'Not approved by the team.',
  LATE: 'Beyond the number of members who can be paid.',
  MEMBER_LIMIT: 'Over what one member can earn.',
  BUDGET: 'Over what is left of the budget.',
  LEFT: 'Left the server again.',
  MEMBER_BEFORE: 'Had been a member before.',
  FAKE: 'Looked like a made-up account.',
  ALONE: 'Minutes alone in a voice channel.',
  SILENT: 'Minutes muted or deafened in a voice channel.',
  GAME_OFF: 'Of games that can’t be played.',
  LEVEL: 'Below the level it asks for.',
  BET: 'With a bet the game doesn’t take.',
  FUNDS: 'For more points than the player could spend.',
  LOSS_LIMIT: 'Over what one can lose in a day.',
  TREASURY: 'For more than the games could pay.',
  TOO_FEW_PLAYERS: 'Without others to play with, or beyond the places.',
};

/** Why somebody got nothing, as owners read it. */
export const skippedInWords = (reason: string): string => skips[reason] ?? reason;
