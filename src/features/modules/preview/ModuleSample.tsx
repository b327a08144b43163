import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ModuleSpec } from '../engine/defineModule';
import { loadModule } from '../engine/registry';

const samples = new Map<string, ComponentType>();

/**
 * What members will see of a module as it is at first: a picture to look at, nothing in which can be pressed or
 * takes the focus. The same component each time; its code comes when it is shown.
 */
export function moduleSample(slug: string): ComponentType {
  const known = samples.get(slug);
  if (known) return known;
  const Sample = sampleOf(() => loadModule(slug));
  samples.set(slug, Sample);
  return Sample;
}

/** The sample of a module that is on its way; nothing where it, or its preview, does not come. */
export function sampleOf(load: () => Promise<ModuleSpec | undefined>): ComponentType {
  const Picture = lazy(async () => ({ default: await loadPicture(load).catch(() => Nothing) }));
  return () => (
    <Boundary>
      <Suspense fallback={<div className="skeleton__block" />}>
        <Picture />
      </Suspense>
    </Boundary>
  );
}

async function loadPicture(load: () => Promise<ModuleSpec | undefined>): Promise<ComponentType> {
  const [spec, { samplePicture }] = await Promise.all([load(), import('./samplePicture')]);
  return spec ? samplePicture(spec) : Nothing;
}

const Nothing = () => null;

/** Without its sample a page says all it has to. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
