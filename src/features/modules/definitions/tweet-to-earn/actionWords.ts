import { choices } from '../../common-fields/choices';

/** Actions on X that members can be paid for. */
export const actionChoices = choices(
  ['REPLY', 'Reply'],
  ['QUOTE', 'Quote'],
  ['REPOST', 'Repost'],
  ['LIKE', 'Like'],
  ['FOLLOW', 'Follow'],
  ['POST_WITH_TEXT', 'Own post'],
);

/** Actions of older rules. X shows them to no app, so they never paid. */
const RETIRED_ACTIONS: readonly string[] = ['BOOKMARK', 'SPACE'];
export const isRetiredAction = ({ kind }: { kind: string }): boolean =>
  RETIRED_ACTIONS.includes(kind);

/** How actions are verified. */
export const verificationChoices = choices(
  ['API', 'Verified: X confirms each action'],
  ['SAMPLED', 'Sampled: 1 in 5 actions is checked'],
  ['SELF_ATTEST', 'Trusted: actions aren’t checked'],
);
/** Retired: a link sent by the member would need a separate page, and the bot finds the post without it. */
export const formerVerification = { LINK_SUBMIT: 'API' };

/** Actions that X shows an app only in part: no more than 100 likes of a post. */
const SHOWN_IN_PART: readonly string[] = ['LIKE'];

export type Trust = 'verified' | 'sampled' | 'trusted';

/**
 * How an action is checked, within the limits of X: never better than X allows, and never trusted
 * if X shows the action, whatever is stored.
 */
export function trustOf(kind: string, verification: string): Trust {
  if (!SHOWN_IN_PART.includes(kind)) return verification === 'SAMPLED' ? 'sampled' : 'verified';
  return verification === 'SELF_ATTEST' ? 'trusted' : 'sampled';
}

/** Whether X allows this way of checking an action; trust is allowed only where X makes it necessary. */
export const isPossible = (kind: string, verification: string): boolean =>
  verification === 'SAMPLED' ||
  verification === (SHOWN_IN_PART.includes(kind) ? 'SELF_ATTEST' : 'API');
