import { Suspense, useSyncExternalStore } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';

// By the variable itself, which the bundler folds before it looks for imports.
const DemoBanner =
  import.meta.env.VITE_API_MODE === 'browser'
    ? lazyOptional(async () => ({ default: (await import('./DemoBanner')).DemoBanner }))
    : null;

const never = () => () => undefined;

/** Place of the demo's banner. Prerendered pages are without it, so React adds it after hydration. */
export function DemoPlace() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser || !DemoBanner) return null;
  return (
    <Suspense>
      <DemoBanner />
    </Suspense>
  );
}
