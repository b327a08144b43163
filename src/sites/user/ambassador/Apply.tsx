import { lazy, Suspense, useState } from 'react';
import { FormSkeleton } from '@/shared/ui/skeletons';

const ApplyForm = lazy(() => import('./ApplyForm'));

/** Asks to take part; the form comes when it is wanted. */
export function Apply() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel ambassador-apply" aria-labelledby="ambassador-apply">
      <h2 id="ambassador-apply">Apply</h2>
      {isOpen ? (
        <Suspense fallback={<FormSkeleton label="Loading the form" />}>
          <ApplyForm />
        </Suspense>
      ) : (
        <>
          <p>
            Four short questions: why you, where people see you, whom you reach, and in which
            language. We answer within three days.
          </p>
          <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
            Write your application
          </button>
        </>
      )}
    </section>
  );
}
