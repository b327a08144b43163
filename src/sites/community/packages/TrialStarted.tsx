import { Suspense, useLayoutEffect, useRef } from 'react';
import type { Order } from '@/features/billing/orders/order';
import Celebration from '@/shared/art/Celebration';
import { dayText } from '@/shared/format/times';
import { lazyOptional } from '@/shared/ui/lazyParts';

const TurnOn = lazyOptional(() => import('@/features/modules/screens/TurnOn'));

/** A trial has begun: until when it lasts, and the modules to turn on. It takes the focus, as its button is gone. */
export default function TrialStarted({ trial }: { trial: Order }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const end = Date.parse(trial.expiresAt ?? '');
  return (
    <section className="trial-started" aria-labelledby="trial-started">
      <Celebration />
      <h2 ref={heading} id="trial-started" tabIndex={-1}>
        Your trial of {trial.package.name} started
      </h2>
      <p>
        {Number.isNaN(end)
          ? 'Its modules are available now.'
          : `Its modules are available until ${dayText(end)}.`}{' '}
        Your settings are kept when it ends.
      </p>
      <Suspense fallback={null}>
        <TurnOn serverId={trial.discordServerId} isMain />
      </Suspense>
    </section>
  );
}
