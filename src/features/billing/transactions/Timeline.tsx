import { TimeAgo } from '@/shared/ui/TimeAgo';
import { stepText } from './historyWords';
import type { Transaction } from './transaction';

const BAD: readonly string[] = ['REFUSED', 'FAILED', 'MISMATCHED', 'CANCELLED'];

/** What has happened to a transaction, as far as it is known. */
export const Timeline = ({ timeline, type, isFinal, note }: Transaction) => (
  <ol className="transaction-steps">
    {timeline.map(({ step, at }, index) => (
      // Steps have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <li key={index} className={`transaction-steps__${BAD.includes(step) ? 'bad' : 'done'}`}>
        {stepText(step, type)} {at === null ? null : <TimeAgo at={at} />}
      </li>
    ))}
    {isFinal || note === null ? null : (
      <li className="transaction-steps__next">
        <bdi>{note}</bdi>
      </li>
    )}
  </ol>
);
