import type { ComponentType } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';

/**
 * A part of forms that comes with those modules alone that have need of it: at once where it was prepared, else as
 * soon as it is there (decision 63).
 *
 * @param what it is, for the console
 */
export function prepared<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  what: string,
) {
  const ready: { Part: ComponentType<P> } = { Part: lazyOptional(load) };
  /** Fetches it. Resolves though its code does not come. */
  const prepare = async (): Promise<void> => {
    try {
      ready.Part = (await load()).default;
    } catch (error) {
      console.error(`${what} did not load`, error);
    }
  };
  return { ready, prepare };
}
