import { Link } from 'react-router-dom';
import { labelIn } from '@/shared/text/labelIn';
import { Address } from '@/shared/ui/Address';
import type { Delivery } from '@/features/earning/reward-moment/delivery';

const words: Readonly<Record<string, string>> = {
  WAITING: 'On its way',
  DONE: 'Delivered',
  FAILED: 'Failed',
};

interface DeliveriesProps {
  deliveries: readonly Delivery[];
  /** Address of the full list; null without one. */
  to?: string | null;
}

/** What is handed over after a claim, step by step. */
export const Deliveries = ({ deliveries, to = null }: DeliveriesProps) =>
  deliveries.length === 0 ? null : (
    <section className="panel" aria-label="Reward delivery">
      <h2>Reward delivery</h2>
      <div role="status">
        <ol className="deliveries">
          {deliveries.map(({ label, state, message, signature }, index) => (
            // Steps have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={index} className={`deliveries__step--${state.toLowerCase()}`}>
              <p>
                <bdi>{label}</bdi> <strong>{labelIn(words, state)}</strong>
              </p>
              {message === null ? null : (
                <p className="deliveries__message">
                  <bdi>{message}</bdi>
                </p>
              )}
              {signature === null ? null : (
                <p className="deliveries__message">
                  <Address
                    value={signature}
                    what="the transaction signature"
                    isShort
                    explorer="transaction"
                  />
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {to === null ? null : (
        <Link className="tall-link" to={to} replace preventScrollReset>
          View reward
        </Link>
      )}
    </section>
  );
