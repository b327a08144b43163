import type { ReferralDetails } from '@/features/billing/referrals/program';
import { dayText } from '@/shared/format/times';
import { Apply } from './Apply';
import { Pitch } from './Pitch';
import { Rules } from './Rules';
import { timeOf } from '@/shared/time/timeOf';
import { useServerNow } from '@/shared/time/useServerNow';

const day = (at: string | null) =>
  at === null ? 'a day no one has told' : dayText(Date.parse(at));

/** An application in review. */
export const Applied = ({ program }: { program: ReferralDetails }) => (
  <>
    <section className="panel ambassador-note" aria-labelledby="ambassador-applied">
      <h2 id="ambassador-applied">We’re reviewing your application</h2>
      <dl className="facts">
        <div>
          <dt>Sent</dt>
          <dd>{day(program.appliedAt)}</dd>
        </div>
        {program.answerBy === null ? null : (
          <div>
            <dt>Answer by</dt>
            <dd>{day(program.answerBy)}</dd>
          </div>
        )}
      </dl>
      <p>Nothing to do for now. We’ll notify you when it’s decided.</p>
    </section>
    <Pitch program={program} />
  </>
);

/** A rejected application; after the waiting time the user can send another one. */
export function Refused({ program }: { program: ReferralDetails }) {
  const { reason, reapplyAt } = program;
  const now = useServerNow(timeOf(reapplyAt));
  const mayApply = reapplyAt === null || Date.parse(reapplyAt) <= now;
  return (
    <>
      <section className="panel ambassador-note" aria-labelledby="ambassador-refused">
        <h2 id="ambassador-refused">Your application wasn’t approved</h2>
        <p>{reason === null ? 'No reason given.' : <bdi>{reason}</bdi>}</p>
        <p>
          {mayApply
            ? program.isOpen
              ? 'You can apply again now.'
              : 'You can apply again once applications reopen.'
            : `You can apply again from ${day(reapplyAt)}.`}
        </p>
      </section>
      {mayApply ? (
        <div className="ambassador__pair">
          <Apply program={program} />
          <Rules program={program} />
        </div>
      ) : (
        <Rules program={program} />
      )}
    </>
  );
}
