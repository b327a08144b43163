import { Component, lazy, Suspense, useId, type ComponentType, type ReactNode } from 'react';
import type { ModuleSpec } from '../engine/defineModule';
import { loadModule } from '../engine/registry';
import { sampleValues } from './sampleValues';
import './sample.scss';

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
  const spec = await load();
  if (!spec) return Nothing;
  const { default: Preview } = await spec.preview();
  const values = sampleValues(spec);
  return function Picture() {
    const id = useId();
    return (
      <figure className="module-sample panel" aria-labelledby={id}>
        <figcaption id={id}>
          What members will see <small>A sample: names and figures are made up</small>
        </figcaption>
        <div className="module-sample__picture" inert aria-hidden="true">
          <Preview values={values} fields={spec.fields} variables={spec.variables} />
        </div>
      </figure>
    );
  };
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
