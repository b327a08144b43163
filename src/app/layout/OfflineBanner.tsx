import { useIsOnline } from '@/shared/hooks/useIsOnline';

/** Shown while offline: the page's content and typed text are kept (reliability E7). */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <div className="banner banner--warning">
      <p>
        You’re offline. This page may be out of date. Anything you typed is kept, so you can save it
        once you’re back online.
      </p>
    </div>
  );
}
