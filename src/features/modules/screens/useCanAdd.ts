import { useMay } from '@/features/server/discord/useMay';
import { isLocked, type ModuleSettings } from '../engine/moduleState';
import { useCanConfigure } from './useCanConfigure';

const isFull = ({ used, limit }: ModuleSettings) => (used ?? 0) >= (limit ?? 0);

/** Whether another rule may be added: where the package has room, or lacks the module, which is tried then. */
export function useCanAdd(module: ModuleSettings | undefined): boolean {
  const mayConfigure = useCanConfigure(module?.state ?? '');
  const isEditor = useMay('editor');
  if (!module) return false;
  return (mayConfigure && !isFull(module)) || (isEditor && isLocked(module.state));
}
