import { choices } from '../../fields/choices';

/** What members can be paid for on X. */
export const actionChoices = choices(
  ['REPLY', 'Reply'],
  ['QUOTE', 'Quote'],
  ['REPOST', 'Repost'],
  ['LIKE', 'Like'],
  ['BOOKMARK', 'Bookmark'],
  ['FOLLOW', 'Follow'],
  ['POST_WITH_TEXT', 'Post of their own'],
  ['SPACE', 'Listen to a Space'],
);

/** How it is known that they did. */
export const verificationChoices = choices(
  ['API', 'Verified: the bot asks X'],
  ['LINK_SUBMIT', 'Verified: the member sends the link'],
  ['SAMPLED', 'Sampled: some are looked at'],
  ['SELF_ATTEST', 'Trusted: nobody looks'],
);

/** Actions X tells an app about only in part, or only when watched. */
export const SAMPLED_AT_BEST: readonly string[] = ['LIKE', 'SPACE'];
/** Actions nobody but the member can see. */
export const TRUSTED_AT_BEST: readonly string[] = ['BOOKMARK'];

export type Trust = 'verified' | 'sampled' | 'trusted';

/**
 * How far it can be relied on that an action was done. An action is never called better checked than X
 * allows, whatever is chosen for it.
 */
export function trustOf(kind: string, verification: string): Trust {
  if (TRUSTED_AT_BEST.includes(kind) || verification === 'SELF_ATTEST') return 'trusted';
  if (SAMPLED_AT_BEST.includes(kind) || verification === 'SAMPLED') return 'sampled';
  return 'verified';
}

/** Whether a way of checking promises more than X lets anybody see. */
export const isPossible = (kind: string, verification: string): boolean => {
  if (TRUSTED_AT_BEST.includes(kind)) return verification === 'SELF_ATTEST';
  if (SAMPLED_AT_BEST.includes(kind)) {
    return verification === 'SAMPLED' || verification === 'SELF_ATTEST';
  }
  return true;
};
