import { Suspense, type ComponentType } from 'react';
import { lazyOptional } from './lazyParts';

export interface IconProps {
  className?: string;
}
export type Icon = ComponentType<IconProps>;

/**
 * An icon whose drawing comes after the page, together with all that the same file holds; its place is kept.
 * It says nothing to a screen reader: the words stand beside it.
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
