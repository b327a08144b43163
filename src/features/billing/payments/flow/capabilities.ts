import type { PaymentState } from './machine';
import type { PhaseName } from './phase';

/** Actions allowed in a state. Screens use these and never compare phase names. */

export const steps = ['Review', 'Approve in wallet', 'Sending', 'Confirming', 'Verifying'] as const;
export type Step = (typeof steps)[number];

const STEP_OF: Record<PhaseName, Step> = {
  idle: 'Review',
  checking: 'Review',
  blocked: 'Review',
  ready: 'Review',
  'needs-consent': 'Review',
  rejected: 'Review',
  discarded: 'Review',
  'expired-unused': 'Review',
  'failed-on-chain': 'Review',
  'busy-elsewhere': 'Review',
  'awaiting-signature': 'Approve in wallet',
  'final-check': 'Sending',
  sending: 'Sending',
  confirming: 'Confirming',
  unknown: 'Confirming',
  confirmed: 'Verifying',
  reporting: 'Verifying',
  reported: 'Verifying',
  returning: 'Verifying',
};

type HasPhase = Pick<PaymentState, 'phase'>;
const isOneOf =
  (...names: PhaseName[]) =>
  ({ phase }: HasPhase) =>
    names.includes(phase.name);

/** Which of the five steps is shown as current. */
export const stepOf = ({ phase }: HasPhase): Step => STEP_OF[phase.name];
/** The Pay button is offered: everything was checked, and nothing is under way. */
export const canPay = isOneOf('ready', 'rejected');
/** 'Pay again' is offered: it is certain that the last attempt took no money and will take none. */
export const canRetry = isOneOf('discarded', 'expired-unused', 'failed-on-chain');
/** 'Check again' is offered. */
export const canRecheck = ({ phase }: HasPhase) =>
  phase.name === 'blocked' && phase.reason.kind !== 'price-changed';
/**
 * The finished check was for an account other than `address`. A check that has not reached the account yet will use
 * this one, or has ended for another reason.
 */
export const isOfAnotherAccount = (
  { phase, account }: Pick<PaymentState, 'phase' | 'account'>,
  address: string | null,
): boolean =>
  account !== undefined &&
  account !== address &&
  isOneOf('checking', 'blocked', 'ready', 'rejected')({ phase });
/** The user must accept the new price. */
export const canAcceptPrice = ({ phase }: HasPhase) =>
  phase.name === 'blocked' && phase.reason.kind === 'price-changed';
/** The user may agree to continue without a journal. */
export const canConsent = isOneOf('needs-consent');
/** 'Retry now' is offered. */
export const canReportNow = isOneOf('reporting');
/** Leaving the page now needs a confirmation; in later phases the payment is found again automatically. */
export const mustNotLeave = isOneOf(
  'awaiting-signature',
  'final-check',
  'sending',
  'confirming',
  'unknown',
);
/** Work continues without the user, or the wallet is prompting them. */
export const isBusy = (state: HasPhase): boolean =>
  mustNotLeave(state) || isOneOf('checking', 'confirmed', 'reporting')(state);
/** The payment is on-chain, whether or not the server knows it. */
export const isPaid = isOneOf('confirmed', 'reporting', 'reported', 'returning');
