import type { ComponentType } from 'react';
import { afterFirstScreen } from '../api/whenSettled';
import { matches, NARROW } from '../hooks/useMedia';
import { lazyOptional } from '../ui/lazyParts';

/** A part that adds to the rail. In a narrow window the rail is in a drawer, so it's fetched after the first screen. */
export const lazyRailPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
) =>
  lazyOptional(async () => {
    if (matches(NARROW)) await afterFirstScreen();
    return load();
  });
