import { accountConfirmation } from './accountConfirmation';
import { createClient } from './createClient';
import { noteMaintenance } from './maintenanceAnswer';
import { consumeEarly } from './earlyRequests';
import { createRenewalNews } from './renewalNews';
import { renewalTrail } from './renewalTrail';
import { watchdog } from './watchdog';

const client = createClient({
  locks: () => (typeof navigator === 'undefined' ? undefined : navigator.locks),
  news: createRenewalNews(),
  trail: renewalTrail,
  watchdog,
  onAnswer: noteMaintenance,
  adopt: consumeEarly,
  mayTie: accountConfirmation.refusal,
});

/**
 * Calls the API (spec §7) and never rejects. On failure the result has the server's message, or GENERIC_FAILURE if
 * there was none, or UNEXPECTED_ANSWER when `data` is not of the given shape; `status` is missing without a usable
 * answer (network, renewal undecided).
 *
 * A call aborted through `signal`, or cancelled by the user after 30 s, resolves at once with the message
 * CALL_CANCELLED and no status; callers that abort check the signal and drop the result.
 *
 * On a 401 the token is renewed once for all waiting calls and the call is sent again once. Nothing else is ever
 * repeated automatically (reliability A20).
 */
export const call = client.call;

/** The server has refused the renewal with a 401: the session is over (spec §8). */
export const onSessionDead = (listener: () => void) => client.on('dead', listener);

/** The renewal could not be decided (network, 5xx, no answer in 10 s): nothing is known. */
export const onSessionTrouble = (listener: () => void) => client.on('undecided', listener);
