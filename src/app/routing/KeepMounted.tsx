import type { ReactNode } from 'react';

interface KeepMountedProps {
  isShown: boolean;
  /** Once shown, the screens stay mounted behind what stands in their way. */
  isKept: boolean;
  screens: ReactNode;
  /** What stands in their way. */
  children?: ReactNode;
}

/**
 * A wallet that goes away, or a server that does, hides the screens but keeps them mounted: what was typed
 * is still there when it is back (reliability B10).
 */
export const KeepMounted = ({ isShown, isKept, screens, children }: KeepMountedProps) => (
  <>
    {children}
    {isKept ? (
      <div className="guarded" hidden={!isShown}>
        {screens}
      </div>
    ) : null}
  </>
);
