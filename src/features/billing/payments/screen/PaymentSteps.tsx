import { steps, type Step } from '../flow/capabilities';

interface PaymentStepsProps {
  current: Step;
  /** The server has verified the payment: every step is behind. */
  isFinished?: boolean;
}

/** The way of a payment (ADR sign-then-send): Review → Approve in wallet → Sending → Confirming → Verifying. */
export function PaymentSteps({ current, isFinished = false }: PaymentStepsProps) {
  const position = isFinished ? steps.length : steps.indexOf(current);
  return (
    <ol className="payment-steps" aria-label="Steps of the payment">
      {steps.map((step, index) => (
        <li
          key={step}
          className={stepClass(index, position)}
          aria-current={index === position ? 'step' : undefined}
        >
          <span className="payment-steps__mark" aria-hidden="true">
            {index < position ? '✓' : index + 1}
          </span>
          {step}
          {index < position ? <span className="visually-hidden"> (done)</span> : null}
        </li>
      ))}
    </ol>
  );
}

function stepClass(index: number, position: number): string {
  if (index < position) return 'payment-steps__step payment-steps__step--done';
  return index === position
    ? 'payment-steps__step payment-steps__step--current'
    : 'payment-steps__step';
}
