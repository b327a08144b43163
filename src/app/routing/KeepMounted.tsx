import type { ReactNode } from 'react';

interface KeepMountedProps {
  isShown: boolean;
  /** Once shown, the screens stay mounted while other content replaces them. */
  isKept: boolean;
  screens: ReactNode;
  /** Content shown in place of the screens. */
  children?: ReactNode;
}

/**
 * When the wallet or the server goes away, the screens are hidden but stay mounted, so that typed text is kept
 * (reliability B10).
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
