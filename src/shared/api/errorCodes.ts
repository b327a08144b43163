/** Statuses of refusals: failures that are the answer of a call and not trouble on the way. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** Statuses of failures: those a handler may give, and those of a call that reaches none. */
type FailureStatus = ErrorStatus | 405 | 500 | 502 | 503;

/**
 * The reasons for a failure. A code is part of the contract: it keeps its name and meaning, so that a client can
 * translate a failure or act on it without reading its message. Failures a client would treat alike share a code.
 */
export const errorCodes = {
  'malformed-address': { status: 400, meaning: 'The address can’t be decoded.' },
  'invalid-fields': { status: 400, meaning: '`data.errors` lists the values that are wrong.' },
  'invalid-state': { status: 400, meaning: 'The sign-in doesn’t name one of our sites.' },

  'not-signed-in': {
    status: 401,
    meaning: 'The call needs a session, or its access token expired.',
  },
  'session-expired': { status: 401, meaning: 'The session can’t be renewed.' },
  'signed-out-by-ban': { status: 401, meaning: 'The session ended because the account is banned.' },

  'package-needed': { status: 402, meaning: 'The server’s package doesn’t include this module.' },
  'package-limit-reached': {
    status: 402,
    meaning: 'The server’s package allows no more of these.',
  },
  'package-expired': { status: 402, meaning: 'The server’s package has expired.' },

  'account-banned': { status: 403, meaning: 'The account is banned. `data.ban` says why.' },
  'cross-site-call': { status: 403, meaning: 'Pages of other sites can’t make this call.' },
  'xsrf-token-mismatch': { status: 403, meaning: 'The XSRF token is missing or wrong.' },
  'staff-only': { status: 403, meaning: 'Only Castle Bots staff can do this.' },
  'not-on-team': { status: 403, meaning: 'The caller isn’t on the server’s team.' },
  'editor-needed': { status: 403, meaning: 'Only editors of the server can do this.' },
  'reviewer-needed': { status: 403, meaning: 'Only reviewers of the server can do this.' },
  'treasurer-needed': { status: 403, meaning: 'Only treasurers of the server can do this.' },
  'owner-needed': { status: 403, meaning: 'Only owners of the server can do this.' },
  'not-a-member': { status: 403, meaning: 'The caller isn’t a member of the server.' },
  'not-an-ambassador': { status: 403, meaning: 'The caller isn’t an ambassador.' },
  'not-the-author': {
    status: 403,
    meaning: 'Only the author of a note or an owner can change it.',
  },
  'own-case': {
    status: 403,
    meaning: 'Callers can’t decide about their own requests or read notes about themselves.',
  },

  'not-found': { status: 404, meaning: 'Nothing has this ID.' },
  'call-not-found': { status: 404, meaning: 'The API doesn’t have this call.' },
  'access-not-found': { status: 404, meaning: 'No one was given this access.' },
  'account-not-found': { status: 404, meaning: 'No linked account has this ID.' },
  'ambassador-not-found': { status: 404, meaning: 'This user never applied to be an ambassador.' },
  'badge-not-found': { status: 404, meaning: 'The server doesn’t have this badge.' },
  'case-not-found': { status: 404, meaning: 'The server doesn’t have this case.' },
  'category-not-found': { status: 404, meaning: 'The server doesn’t have this quest category.' },
  'change-not-found': { status: 404, meaning: 'The audit log doesn’t have this change.' },
  'claim-not-found': { status: 404, meaning: 'This claim doesn’t exist.' },
  'collection-not-found': { status: 404, meaning: 'No NFT collection has this address.' },
  'commission-not-found': { status: 404, meaning: 'This commission doesn’t exist.' },
  'copy-not-found': { status: 404, meaning: 'The linked copy was unlinked or deleted.' },
  'earning-not-found': { status: 404, meaning: 'The server doesn’t have this way to earn.' },
  'entry-not-found': {
    status: 404,
    meaning: 'Post history doesn’t have this entry, or no longer has it.',
  },
  'feature-flag-not-found': { status: 404, meaning: 'This feature flag doesn’t exist.' },
  'file-not-found': {
    status: 404,
    meaning: 'The file doesn’t exist, or the caller can’t view it.',
  },
  'link-not-found': { status: 404, meaning: 'This referral link doesn’t exist.' },
  'member-not-found': { status: 404, meaning: 'The server doesn’t have this member.' },
  'message-not-found': { status: 404, meaning: 'The bot didn’t post this message.' },
  'metric-not-found': { status: 404, meaning: 'The report doesn’t have this metric.' },
  'module-not-found': { status: 404, meaning: 'This module doesn’t exist.' },
  'module-without-rules': { status: 404, meaning: 'The module has no list of rules.' },
  'module-with-rules': { status: 404, meaning: 'Each rule of this module is tested separately.' },
  'note-not-found': { status: 404, meaning: 'The member doesn’t have this note.' },
  'notice-not-found': { status: 404, meaning: 'This notice doesn’t exist.' },
  'order-not-found': { status: 404, meaning: 'This order doesn’t exist.' },
  'package-not-found': { status: 404, meaning: 'This package doesn’t exist.' },
  'payment-not-found': { status: 404, meaning: 'No payment has this signature.' },
  'payout-not-found': { status: 404, meaning: 'This payout doesn’t exist.' },
  'picture-not-found': { status: 404, meaning: 'This picture doesn’t exist.' },
  'post-not-found': { status: 404, meaning: 'This post isn’t in the server’s review queue.' },
  'quest-not-found': { status: 404, meaning: 'The server doesn’t have this quest.' },
  'report-not-found': { status: 404, meaning: 'This report doesn’t exist.' },
  'resync-not-found': { status: 404, meaning: 'This re-sync doesn’t exist.' },
  'role-change-not-found': { status: 404, meaning: 'This bulk role change doesn’t exist.' },
  'role-not-found': { status: 404, meaning: 'The server doesn’t have this role.' },
  'rule-not-found': {
    status: 404,
    meaning: 'The module doesn’t have this rule. It may have been deleted.',
  },
  'season-not-found': { status: 404, meaning: 'The server doesn’t have this season.' },
  'server-not-found': { status: 404, meaning: 'The server doesn’t exist, or the bot isn’t in it.' },
  'session-not-found': { status: 404, meaning: 'The session already ended.' },
  'submission-not-found': { status: 404, meaning: 'This submission doesn’t exist.' },
  'task-not-found': { status: 404, meaning: 'The quest doesn’t have this task.' },
  'task-without-files': { status: 404, meaning: 'The task doesn’t accept files.' },
  'template-not-found': { status: 404, meaning: 'The server doesn’t have this message template.' },
  'token-not-found': { status: 404, meaning: 'No token has this address.' },
  'transaction-not-found': { status: 404, meaning: 'The account doesn’t have this transaction.' },
  'wallet-not-found': { status: 404, meaning: 'This linked wallet doesn’t exist.' },

  'method-not-allowed': {
    status: 405,
    meaning: 'The call doesn’t support this method. `Allow` lists those it does.',
  },

  'stale-version': {
    status: 409,
    meaning: 'Someone else has changed the data. Read it again.',
  },
  'newer-exists': {
    status: 409,
    meaning: 'Another claim or withdrawal was made. Read the data again.',
  },
  'terms-changed': {
    status: 409,
    meaning: 'The amount, rate or wallet has changed.',
  },
  'request-already-used': {
    status: 409,
    meaning: 'The `key` in the body belongs to another request.',
  },
  'already-asked': { status: 409, meaning: 'The team was already asked about this.' },
  'payout-not-rejected': { status: 409, meaning: 'The team didn’t reject this payout.' },
  'already-decided': { status: 409, meaning: 'The decision was already made.' },
  'decision-in-effect': { status: 409, meaning: 'The decision took effect and can’t be undone.' },
  'already-running': { status: 409, meaning: 'Another one is already running on this server.' },
  'already-ended': { status: 409, meaning: 'It has already ended.' },
  'already-submitted': {
    status: 409,
    meaning: 'The caller already submitted or completed the quest.',
  },
  'limit-reached': { status: 409, meaning: 'The maximum number is reached.' },
  'name-taken': { status: 409, meaning: 'The name or code is taken.' },
  'in-use': { status: 409, meaning: 'Something else uses it. Change that first.' },
  'default-needed': {
    status: 409,
    meaning: 'One must be the default. Make another the default first.',
  },
  'nothing-to-change': { status: 409, meaning: 'The call would change nothing.' },
  'wrong-name': { status: 409, meaning: 'The name typed to confirm doesn’t match.' },
  'deletion-blocked': {
    status: 409,
    meaning: 'Money or people still depend on what would be deleted.',
  },
  'switched-off': { status: 409, meaning: 'The rule or its module is off.' },
  'not-saved-yet': { status: 409, meaning: 'Nothing is saved yet, and no draft was sent.' },
  'bot-missing': { status: 409, meaning: 'The bot isn’t on this server.' },
  'insufficient-funds': {
    status: 409,
    meaning: 'The paying wallet doesn’t hold enough right now.',
  },
  'no-nfts-left': {
    status: 409,
    meaning: 'The paying wallet holds no NFTs of the collection right now.',
  },
  'wallet-needed': { status: 409, meaning: 'The caller has to link a wallet first.' },
  'wallet-already-linked': { status: 409, meaning: 'The caller already linked this wallet.' },
  'wallet-of-another': { status: 409, meaning: 'The wallet is linked to another account.' },
  'payout-in-progress': { status: 409, meaning: 'A payout is waiting for approval or on its way.' },
  'points-returned': { status: 409, meaning: 'The points of the failed payout were returned.' },
  'nft-gone': { status: 409, meaning: 'The NFT went to someone else.' },
  'claims-closed': { status: 409, meaning: 'Points can’t be claimed now.' },
  'package-unavailable': { status: 409, meaning: 'The package can’t be ordered anymore.' },
  'order-pending': {
    status: 409,
    meaning: 'An order is already waiting for payment. `data.orderId` is its ID.',
  },
  'trial-unavailable': { status: 409, meaning: 'The server can’t try this package for free.' },
  'order-covered': { status: 409, meaning: 'The credit covers the whole price.' },
  'order-paid': { status: 409, meaning: 'The order is already paid.' },
  'order-closed': { status: 409, meaning: 'The order is no longer pending.' },
  'transaction-used': { status: 409, meaning: 'The transaction paid for another order.' },
  'sender-unclear': {
    status: 409,
    meaning: 'The payment can’t be returned, because its sender is unclear.',
  },
  'window-taken': { status: 409, meaning: 'Another maintenance window is planned for that time.' },
  'sent-recently': { status: 409, meaning: 'One was sent moments ago.' },
  'not-failed': { status: 409, meaning: 'The post isn’t marked as failed anymore.' },
  'copy-ended': { status: 409, meaning: 'The linked copy has since been changed or unlinked.' },
  'copy-exists': { status: 409, meaning: 'The message already has a linked copy there.' },
  'message-of-another': { status: 409, meaning: 'The posted message belongs to another rule.' },
  'role-not-changeable': {
    status: 409,
    meaning: 'The bot can’t change this role, or isn’t allowed to.',
  },
  'access-exists': { status: 409, meaning: 'The member or role already has this access.' },
  'access-from-discord': {
    status: 409,
    meaning: 'The access comes from Discord. Remove it there.',
  },
  'not-undoable': { status: 409, meaning: 'This kind of change can’t be undone.' },
  'already-undone': { status: 409, meaning: 'The change was already undone.' },
  'undo-expired': { status: 409, meaning: 'The deletion is too old to be undone.' },
  'changed-since': {
    status: 409,
    meaning: 'The data was changed again, so the earlier change can’t be undone.',
  },
  'no-longer-valid': {
    status: 409,
    meaning: 'The restored values wouldn’t meet the current rules.',
  },
  'not-in-package-anymore': {
    status: 409,
    meaning: 'The package no longer includes what would be restored.',
  },
  'parent-deleted': {
    status: 409,
    meaning:
      'What this belongs to, such as a quest’s category, was deleted too. Restore that first.',
  },
  'season-started': { status: 409, meaning: 'The season has started and can’t be changed.' },
  'season-not-running': { status: 409, meaning: 'The season hasn’t started yet or is over.' },
  'wrong-stage': { status: 409, meaning: 'The quest is at a stage that doesn’t allow this.' },
  'quest-ended': { status: 409, meaning: 'The quest has ended.' },
  'quest-not-open': { status: 409, meaning: 'The quest hasn’t started yet or is paused.' },
  'quest-not-ended': { status: 409, meaning: 'The quest hasn’t ended yet.' },
  'quest-locked': { status: 409, meaning: 'The quest’s category is locked for the caller.' },
  'requirements-not-met': { status: 409, meaning: 'The caller doesn’t meet the requirements.' },
  'captcha-needed': { status: 409, meaning: 'The caller has to pass the captcha first.' },
  'ip-already-used': {
    status: 409,
    meaning: 'Another member completed the quest from this IP address.',
  },
  'all-claimed': { status: 409, meaning: 'All rewards are claimed.' },
  'wallet-already-rewarded': {
    status: 409,
    meaning: 'One of the caller’s wallets already got this reward.',
  },
  'nothing-to-claim': { status: 409, meaning: 'There’s nothing to claim yet.' },
  'nothing-to-submit': { status: 409, meaning: 'There’s nothing to submit.' },
  'tasks-incomplete': { status: 409, meaning: 'Some tasks aren’t done yet.' },
  'task-done': { status: 409, meaning: 'The task is done.' },
  'file-attached': { status: 409, meaning: 'The file is already attached.' },
  'no-more-attempts': { status: 409, meaning: 'The caller can’t try this quest again.' },
  'too-early': { status: 409, meaning: 'The caller can do this again later.' },
  'winners-chosen': { status: 409, meaning: 'The winners are already chosen.' },
  'winners-not-by-team': {
    status: 409,
    meaning: 'The team doesn’t choose the winners of this quest.',
  },
  'reviews-pending': { status: 409, meaning: 'Some submissions aren’t reviewed yet.' },
  'not-approved': { status: 409, meaning: 'Only approved submissions can win.' },
  'application-pending': { status: 409, meaning: 'The application is being reviewed.' },
  'applications-closed': { status: 409, meaning: 'Applications are closed.' },
  'already-ambassador': { status: 409, meaning: 'The caller is already an ambassador.' },
  'owner-not-ambassador': { status: 409, meaning: 'The owner isn’t an active ambassador.' },
  'code-already-chosen': { status: 409, meaning: 'The referral code can be chosen only once.' },
  'commission-settled': { status: 409, meaning: 'The commission is paid, on its way or revoked.' },
  'below-minimum': { status: 409, meaning: 'The available amount is below the minimum payout.' },
  'test-conflict': { status: 409, meaning: 'A test control can’t do this in the current state.' },

  'body-too-large': { status: 413, meaning: 'The body or file is too large.' },

  'wrong-content-type': { status: 415, meaning: 'The call doesn’t accept this Content-Type.' },

  'idempotency-key-reused': {
    status: 422,
    meaning: 'The Idempotency-Key belongs to another call.',
  },
  'cannot-post': { status: 422, meaning: 'Discord refused the message, or would refuse it.' },
  'discord-unreachable': { status: 422, meaning: 'Discord didn’t respond.' },
  'settings-incomplete': {
    status: 422,
    meaning: 'The saved settings need attention before a test.',
  },
  'too-many-copies': {
    status: 422,
    meaning: 'The message has the maximum number of linked copies.',
  },
  'not-a-token': { status: 422, meaning: 'The address belongs to a collection, not to a token.' },
  'not-a-collection': {
    status: 422,
    meaning: 'The address belongs to a token, not to a collection.',
  },
  'transaction-not-landed': { status: 422, meaning: 'The transaction isn’t on Solana yet.' },
  'not-this-payment': { status: 422, meaning: 'The transaction doesn’t pay for this order.' },
  'proof-not-accepted': {
    status: 422,
    meaning: 'The proof of ownership wasn’t accepted. `data.trouble` says why.',
  },

  'too-many-requests': {
    status: 429,
    meaning: 'The caller sent too many requests. `Retry-After` says how long to wait.',
  },
  'daily-limit-reached': { status: 429, meaning: 'The caller has reached today’s limit.' },

  'server-error': { status: 500, meaning: 'The server failed unexpectedly.' },
  'server-unreachable': { status: 502, meaning: 'The server behind this one can’t be reached.' },
  maintenance: {
    status: 503,
    meaning: 'The service is closed for maintenance. `data.maintenance` says until when.',
  },
} as const satisfies Readonly<Record<string, { status: FailureStatus; meaning: string }>>;

export type ErrorCode = keyof typeof errorCodes;
export type StatusOf<C extends ErrorCode> = (typeof errorCodes)[C]['status'];
/** Codes of refusals: those that a handler may give. */
export type RefusalCode = {
  [C in ErrorCode]: StatusOf<C> extends ErrorStatus ? C : never;
}[ErrorCode];
