import { choices } from '../../common-fields/choices';
import { allOf, anyOf, isKind, isOneOf } from '../../common-fields/condition';

/** What a quest can ask for. */
export const taskChoices = choices(
  ['TEXT', 'Write an answer'],
  ['URL', 'Submit a link'],
  ['FILE', 'Upload a file'],
  ['NUMBER', 'Enter a number'],
  ['DATE', 'Enter a date'],
  ['QUIZ', 'Answer a quiz'],
  ['POLL', 'Vote in a poll'],
  ['OPINION', 'Rate on a scale'],
  ['VISIT_LINK', 'Visit a page'],
  ['INVITE', 'Invite members'],
  ['X_FOLLOW', 'Follow on X'],
  ['X_REACT', 'Engage with a post on X'],
  ['X_POST', 'Post on X'],
  ['X_SPACE', 'Listen to a Space on X'],
  ['TELEGRAM_JOIN', 'Join a Telegram group'],
  ['DISCORD_ROLE', 'Have a role'],
  ['DISCORD_MESSAGES', 'Send messages on this server'],
  ['DISCORD_REACTION', 'React to a message'],
  ['DISCORD_VOICE', 'Spend time in a voice channel'],
  ['HOLD_NFT', 'Hold an NFT'],
  ['HOLD_TOKEN', 'Hold a token'],
  ['ONCHAIN_TX', 'Send a transaction'],
  ['API', 'Complete an action on your site'],
  ['DAILY', 'Check in daily'],
  ['GAME', 'Play a game'],
);

export const needsText = isKind('X_POST');
export const needsOptions = isKind('QUIZ', 'POLL');
export const needsHandle = isKind('X_FOLLOW');
export const needsLink = isKind(
  'VISIT_LINK',
  'X_REACT',
  'X_SPACE',
  'TELEGRAM_JOIN',
  'DISCORD_REACTION',
  'API',
);
const isTransaction = isKind('ONCHAIN_TX');
/** A transaction that is a plain transfer of SOL, by the amount its owner says. */
export const isTransfer = allOf(isTransaction, isOneOf('via', 'TRANSFER'));
/** Tasks done on a page members are shown, which is none of those in `link`. */
export const needsPage = anyOf(isKind('API'), allOf(isTransaction, isOneOf('via', 'PAGE')));
export const needsCount = isKind('INVITE', 'DISCORD_MESSAGES', 'HOLD_NFT', 'DAILY', 'GAME');
/** Tasks a machine cannot judge. */
export const needsPerson = isKind('FILE');
