import { useMay } from '@/features/server/discord/useMay';
import { canConfigure } from '../engine/moduleState';

/** Whether the signed-in user may save settings of a module in that state (docs/product/servers.md). */
export function useCanConfigure(state: string): boolean {
  const isEditor = useMay('editor');
  return isEditor && canConfigure(state);
}
