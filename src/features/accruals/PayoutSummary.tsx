import { inNumbers } from '@/shared/format/numbers';
import { momentOf, timeOf } from '@/features/quests/timeWords';
import { counted } from '@/shared/text/counted';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { AccrualRun } from './accrual';

const moment = (at: string | null): string => {
  const time = timeOf(at);
  return time === null ? 'an unknown time' : momentOf(time);
};

/** What a payout was about: its period, its sum, and who was left out and why. */
export function PayoutSummary({ run }: { run: AccrualRun | null }) {
  if (run === null) return null;
  const { name, from, to, lookedAt, members, points, wanted, skipped } = run;
  const isBack = points !== null && points < 0;
  const isCut = wanted !== null && points !== null && wanted > points;
  return (
    <>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {isBack ? 'took' : 'paid'} {counted(Math.abs(points ?? 0), 'point')}{' '}
        {isBack ? 'from' : 'to'} {counted(members ?? 0, 'member')} for {moment(from)} to{' '}
        {moment(to)}. {lookedAt === to ? '' : `Holdings were looked at ${moment(lookedAt)}.`}
      </p>
      {isCut ? (
        <div className="notice notice--warning" role="note">
          <p>{counted(wanted, 'point')} were due: the budget was not enough.</p>
        </div>
      ) : null}
      <LeftOutNote leftOut={run.leftOut} />
      {skipped.length === 0 ? null : (
        <ul className="payouts-of-points__skipped" aria-label="Left out">
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
