import { Suspense, type ComponentType } from 'react';
import { late } from './late';

export interface IconProps {
  className?: string;
}
export type Icon = ComponentType<IconProps>;

/**
 * An icon whose drawing comes after the page, together with all that the same file holds; its place is kept.
 * It says nothing to a screen reader: the words stand beside it.
 */
export function lazyIcon(load: () => Promise<ComponentType<IconProps>>): Icon {
  const Drawing = late(async () => ({ default: await load() }));
  return function LazyIcon({ className = '' }) {
    return (
      <Suspense fallback={<svg className={className} aria-hidden="true" />}>
        <Drawing className={className} aria-hidden="true" />
      </Suspense>
    );
  };
}
