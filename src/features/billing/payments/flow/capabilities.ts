import type { PaymentState } from './machine';
import type { PhaseName } from './phase';

/** What may be done in a state. Screens ask these and never compare phase names themselves. */

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
/** 'Pay again' is offered: it is certain that nothing of the last attempt was or will be taken. */
export const canRetry = isOneOf('discarded', 'expired-unused', 'failed-on-chain');
/** 'Check again' is offered. */
export const canRecheck = ({ phase }: HasPhase) =>
  phase.name === 'blocked' && phase.reason.kind !== 'price-changed';
/**
 * What was checked is about another account than `address`. A check that hasn't come to the account yet will find this
 * one, or has ended for another reason.
 */
export const isOfAnotherAccount = (
  { phase, account }: Pick<PaymentState, 'phase' | 'account'>,
  address: string | null,
): boolean =>
  account !== undefined &&
  account !== address &&
  isOneOf('checking', 'blocked', 'ready', 'rejected')({ phase });
/** The new price waits for a yes. */
export const canAcceptPrice = ({ phase }: HasPhase) =>
  phase.name === 'blocked' && phase.reason.kind === 'price-changed';
/** The person may agree to go on without a journal. */
export const canConsent = isOneOf('needs-consent');
/** 'Retry now' is offered. */
export const canReportNow = isOneOf('reporting');
/** Leaving the page now should be asked about; afterwards everything is found again by itself. */
export const mustNotLeave = isOneOf(
  'awaiting-signature',
  'final-check',
  'sending',
  'confirming',
  'unknown',
);
/** Something goes on without the person, or the wallet asks them. */
export const isBusy = (state: HasPhase): boolean =>
  mustNotLeave(state) || isOneOf('checking', 'confirmed', 'reporting')(state);
/** The payment is on the chain, whatever the server has heard of it. */
export const isPaid = isOneOf('confirmed', 'reporting', 'reported', 'returning');
