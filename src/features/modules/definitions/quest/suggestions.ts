import { asText } from '../../engine/shape';
import type { Suggest } from '../../engine/newRule';
import { questFields } from './questFields';

/** What a quest of one such task can be called. */
const titles: Readonly<Record<string, string>> = {
  TEXT: 'Answer a question',
  URL: 'Share a link',
  FILE: 'Send a picture',
  NUMBER: 'Guess the number',
  DATE: 'Name a date',
  QUIZ: 'Take a quiz',
  POLL: 'Vote in a poll',
  OPINION: 'Rate us',
  VISIT_LINK: 'Visit our page',
  INVITE: 'Invite a friend',
  X_FOLLOW: 'Follow us on X',
  X_REACT: 'Boost our post on X',
  X_POST: 'Post about us on X',
  X_SPACE: 'Join our Space on X',
  TELEGRAM_JOIN: 'Join us on Telegram',
  DISCORD_ROLE: 'Get a role',
  DISCORD_MESSAGES: 'Chat with us',
  DISCORD_REACTION: 'React to our message',
  DISCORD_VOICE: 'Join us in voice',
  HOLD_NFT: 'Hold our NFT',
  HOLD_TOKEN: 'Hold our token',
  ONCHAIN_TX: 'Make a transaction',
  API: 'Try our site',
  DAILY: 'Check in',
  GAME: 'Play a game',
};

/** Answers that a person reads before they count. */
const READ: readonly string[] = ['TEXT', 'URL', 'FILE'];

/** The title and the review of a quest, by its tasks. */
export const suggest: Suggest = (values, isFree) => {
  const kinds = questFields.tasks.read(values['tasks']).map(({ kind }) => kind);
  return {
    name: freeTitle(titleOf(kinds), isFree),
    validation: kinds.some((kind) => READ.includes(kind)) ? 'MANUAL' : 'AUTO',
  };
};

function titleOf(kinds: readonly string[]): string {
  const [first, second, ...more] = kinds.map((kind) => asText(titles[kind]));
  if (first === undefined) return '';
  if (second === undefined) return first;
  return more.length === 0
    ? `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`
    : `${first} and ${String(more.length + 1)} more tasks`;
}

/** A title that no other quest has. */
function freeTitle(title: string, isFree: (title: string) => boolean): string {
  let free = title;
  for (let number = 2; free !== '' && !isFree(free); number += 1)
    free = `${title} ${String(number)}`;
  return free;
}
