import { choices } from '../../common-fields/choices';
import { isKind } from './isKind';

/** What a quest can ask for. */
export const taskChoices = choices(
  ['TEXT', 'Write a text'],
  ['URL', 'Send a link'],
  ['FILE', 'Send a file'],
  ['NUMBER', 'Give a number'],
  ['DATE', 'Give a date'],
  ['QUIZ', 'Answer a quiz'],
  ['POLL', 'Vote in a poll'],
  ['OPINION', 'Rate on a scale'],
  ['VISIT_LINK', 'Visit a page'],
  ['INVITE', 'Invite people'],
  ['X_FOLLOW', 'Follow on X'],
  ['X_REACT', 'React to a post on X'],
  ['X_POST', 'Post on X'],
  ['X_SPACE', 'Listen to a Space on X'],
  ['TELEGRAM_JOIN', 'Join on Telegram'],
  ['DISCORD_ROLE', 'Have a role'],
  ['DISCORD_MESSAGES', 'Write on this server'],
  ['DISCORD_REACTION', 'React to a message'],
  ['DISCORD_VOICE', 'Be in a voice channel'],
  ['HOLD_NFT', 'Hold an NFT'],
  ['HOLD_TOKEN', 'Hold a token'],
  ['ONCHAIN_TX', 'Send a transaction'],
  ['API', 'Done on your own site'],
  ['DAILY', 'Come by each day'],
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
export const needsCount = isKind('INVITE', 'DISCORD_MESSAGES', 'HOLD_NFT', 'DAILY', 'GAME');
/** Tasks a machine cannot judge. */
export const needsPerson = isKind('FILE');
