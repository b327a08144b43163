import { inNumbers } from '@/shared/format/numbers';
import { momentText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';
import { counted } from '@/shared/text/language';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { AccrualRun } from './accrual';

const moment = (at: string | null): string => {
  const time = timeOf(at);
  return time === null ? 'an unknown time' : momentText(time);
};

/** What was due without a budget, where that is more. */
const dueText = ({ amount, due, points, wanted }: AccrualRun): string | null =>
  amount !== null
    ? due
    : wanted !== null && points !== null && wanted > points
      ? counted(wanted, 'point')
      : null;

/** What a payout was about: its period, its sum, and who was left out and why. */
export function PayoutSummary({ run }: { run: AccrualRun | null }) {
  if (run === null) return null;
  const { name, from, to, lookedAt, members, points, amount, gives, skipped, waits } = run;
  const isBack = points !== null && points < 0;
  const due = dueText(run);
  const title = (
    <strong>
      <bdi>{name}</bdi>
    </strong>
  );
  const sum = amount ?? counted(Math.abs(points ?? 0), 'point');
  const who = counted(members ?? 0, 'member');
  const [start, end] = [moment(from), moment(to)];
  return (
    <>
      <p>
        {isBack ? (
          <>
            {title} took {gives ?? sum} from {who} for {start} to {end}.
          </>
        ) : gives === null ? (
          <>
            {title} paid {sum} to {who} for {start} to {end}.
          </>
        ) : (
          <>
            {title} gave {gives} to {who} for {start} to {end}.
          </>
        )}{' '}
        {lookedAt === to ? '' : `Holdings checked: ${moment(lookedAt)}.`}
      </p>
      {due === null ? null : (
        <div className="notice notice--warning" role="note">
          <p>Due: {due}. The budget didn’t cover all of it.</p>
        </div>
      )}
      {waits.length === 0 ? null : (
        <div className="notice notice--warning" role="note">
          <p>Waiting payments are sent as soon as possible.</p>
          <ul aria-label="Waiting">
            {waits.map(({ why, count }) => (
              <li key={why}>
                <strong>{inNumbers(count)}</strong> {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      <LeftOutNote leftOut={run.leftOut} />
      {skipped.length === 0 ? null : (
        <ul className="payouts-of-points__skipped" aria-label="Skipped">
          {skipped.map(({ why, count }) => (
            <li key={why}>
              <strong>{inNumbers(count)}</strong> {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
