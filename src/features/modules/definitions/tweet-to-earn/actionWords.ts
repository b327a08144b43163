import { choices } from '../../common-fields/choices';

/** What members can be paid for on X. */
export const actionChoices = choices(
  ['REPLY', 'Reply'],
  ['QUOTE', 'Quote'],
  ['REPOST', 'Repost'],
  ['LIKE', 'Like'],
  ['FOLLOW', 'Follow'],
  ['POST_WITH_TEXT', 'Own post'],
);

/** Actions that could be chosen before: X shows them to no app, so they never paid. */
const RETIRED_ACTIONS: readonly string[] = ['BOOKMARK', 'SPACE'];
export const isRetiredAction = ({ kind }: { kind: string }): boolean =>
  RETIRED_ACTIONS.includes(kind);

/** How it is known that they did. */
export const verificationChoices = choices(
  ['API', 'Verified: X confirms each action'],
  ['SAMPLED', 'Sampled: 1 in 5 actions is checked'],
  ['SELF_ATTEST', 'Trusted: actions aren’t checked'],
);
/** A link that the member sends would need a page of its own; the bot finds the post itself. */
export const formerVerification = { LINK_SUBMIT: 'API' };

/** Actions X shows an app only in part: of a post, no more than 100 likes. */
const SHOWN_IN_PART: readonly string[] = ['LIKE'];

export type Trust = 'verified' | 'sampled' | 'trusted';

/**
 * How an action is checked. It is never called better checked than X allows, and never trusted where X shows it,
 * whatever is stored for it.
 */
export function trustOf(kind: string, verification: string): Trust {
  if (!SHOWN_IN_PART.includes(kind)) return verification === 'SAMPLED' ? 'sampled' : 'verified';
  return verification === 'SELF_ATTEST' ? 'trusted' : 'sampled';
}

/** Whether X allows a way of checking, and makes it necessary to trust. */
export const isPossible = (kind: string, verification: string): boolean =>
  verification === 'SAMPLED' ||
  verification === (SHOWN_IN_PART.includes(kind) ? 'SELF_ATTEST' : 'API');
