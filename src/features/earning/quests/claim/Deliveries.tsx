import { Link } from 'react-router-dom';
import { momentText } from '@/shared/format/times';
import { labelIn } from '@/shared/text/labelIn';
import { Address } from '@/shared/ui/Address';
import { timeOf } from '@/shared/time/timeOf';
import type { Delivery } from '@/features/earning/reward-moment/delivery';
import type { Quest } from '../quest';

const words: Readonly<Record<string, string>> = {
  WAITING: 'On its way',
  DONE: 'Delivered',
  FAILED: 'Failed',
};

interface DeliveriesProps {
  quest: Pick<Quest, 'state' | 'claimedAt' | 'rewardedAt' | 'deliveries'>;
  /** Address of the full list; null without one. */
  to?: string | null;
}

/**
 * Rewards of the last claim, with the progress of their delivery. Once a recurring quest is open again, they are those
 * of an earlier period, and closed at first.
 */
export function Deliveries({ quest, to = null }: DeliveriesProps) {
  const { state, claimedAt, rewardedAt, deliveries } = quest;
  if (deliveries.length === 0) return null;
  const list = <Steps deliveries={deliveries} />;
  if (claimedAt === null && state !== 'CLAIMED') {
    const at = timeOf(rewardedAt);
    return (
      <details className="panel attempts">
        <summary>Previous reward{at === null ? '' : ` · claimed ${momentText(at)}`}</summary>
        {list}
        <FullList to={to} />
      </details>
    );
  }
  return (
    <section className="panel" aria-label="Reward delivery">
      <h2>Reward delivery</h2>
      <div role="status">{list}</div>
      <FullList to={to} />
    </section>
  );
}

const FullList = ({ to }: { to: string | null }) =>
  to === null ? null : (
    <Link className="tall-link" to={to} replace preventScrollReset>
      View reward
    </Link>
  );

const Steps = ({ deliveries }: { deliveries: readonly Delivery[] }) => (
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
);
