import { Suspense, type ComponentType } from 'react';
import { lazyOptional } from './lazyParts';

export interface IconProps {
  className?: string;
}
export type Icon = ComponentType<IconProps>;

/**
 * An icon whose drawing loads after the page, together with all others of the same file; its space is reserved. It is
 * hidden from screen readers, because text is always next to it.
 */
export function lazyIcon(load: () => Promise<ComponentType<IconProps>>): Icon {
  const Drawing = lazyOptional(async () => ({ default: await load() }));
  return function LazyIcon({ className = '' }) {
    return (
      <Suspense fallback={<svg className={className} aria-hidden="true" />}>
        <Drawing className={className} aria-hidden="true" />
      </Suspense>
    );
  };
}
