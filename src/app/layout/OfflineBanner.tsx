import { useIsOnline } from '@/shared/hooks/useIsOnline';

/** Without a network: what is on the page stays, and so does what was typed (reliability E7). */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <div className="banner banner--warning">
      <p>
        You’re offline. What you see may be out of date; what you typed is kept, and can be saved
        once you’re back online.
      </p>
    </div>
  );
}
