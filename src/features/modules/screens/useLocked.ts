import { useMay } from '@/features/server/discord/useMay';
import { isLocked } from '../engine/moduleState';
import type { LockedParts } from './locked/lockedParts';
import { useOnDemand } from './useOnDemand';

const load = async () => (await import('./locked/lockedParts')).lockedParts;

/**
 * What a module that is not in the package is tried with: undefined while its code is on its way; null where the module
 * is in the package, where the user may not change it, and where the code does not come, so that one may only look.
 */
export function useLocked(state: string | undefined): LockedParts | null | undefined {
  const isEditor = useMay('editor');
  return useOnDemand(load, isEditor && state !== undefined && isLocked(state));
}
