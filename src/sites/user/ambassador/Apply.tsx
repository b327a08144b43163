import { lazy, Suspense, useState } from 'react';
import type { ReferralDetails } from '@/features/billing/referrals/program';
import { FormSkeleton } from '@/shared/ui/skeletons';

const ApplyForm = lazy(() => import('./ApplyForm'));

/** Asks to take part; the form comes when it is wanted. Staff can close the programme to new ambassadors. */
export function Apply({ program: { isOpen } }: { program: ReferralDetails }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <section className="panel ambassador-apply" aria-labelledby="ambassador-apply">
      <h2 id="ambassador-apply">Apply</h2>
      {!isOpen ? (
        <p>New ambassadors aren’t being taken in for now. Come back later.</p>
      ) : isWanted ? (
        <Suspense fallback={<FormSkeleton label="Loading the form" />}>
          <ApplyForm />
        </Suspense>
      ) : (
        <>
          <p>
            Four short questions: why you, where people see you, whom you reach, and in which
            language. We answer within three days.
          </p>
          <button type="button" className="btn btn-primary" onClick={() => setWanted(true)}>
            Write your application
          </button>
        </>
      )}
    </section>
  );
}
