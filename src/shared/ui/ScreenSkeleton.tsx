import { usePageTitle } from '../routing/pageTitle';

interface ScreenSkeletonProps {
  /** Where it is known better than from the route. */
  title?: string | undefined;
}

/**
 * The shape of a screen that is on its way: its heading, a line, a block. The heading cannot have the
 * focus: it goes with the skeleton, and the focus waits for the one that stays (PageFocus).
 */
export function ScreenSkeleton({ title }: ScreenSkeletonProps) {
  const ofRoute = usePageTitle();
  return (
    <>
      <header className="page-header">
        <div>
          <h1>{title ?? ofRoute}</h1>
          <div className="skeleton__line" />
        </div>
      </header>
      <div className="skeleton" role="status" aria-label="Loading the page">
        <div className="skeleton__block" />
      </div>
    </>
  );
}
