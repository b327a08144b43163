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
        <p>Applications are closed right now. Check back later.</p>
      ) : isWanted ? (
        <Suspense fallback={<FormSkeleton label="Loading the form" />}>
          <ApplyForm />
        </Suspense>
      ) : (
        <>
          <p>
            Four short questions about you, your channels, your audience and your language. We
            answer within three days.
          </p>
          <button type="button" className="btn btn-primary" onClick={() => setWanted(true)}>
            Start application
          </button>
        </>
      )}
    </section>
  );
}
