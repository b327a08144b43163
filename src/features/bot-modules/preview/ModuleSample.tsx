import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
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
  const Sample = sampleOf(slug);
  samples.set(slug, Sample);
  return Sample;
}

function sampleOf(slug: string): ComponentType {
  const Picture = lazy(async () => ({ default: await loadPicture(slug).catch(() => Nothing) }));
  return () => (
    <Boundary>
      <Suspense fallback={<div className="skeleton__block" />}>
        <Picture />
      </Suspense>
    </Boundary>
  );
}

async function loadPicture(slug: string): Promise<ComponentType> {
  const spec = await loadModule(slug);
  if (!spec) return Nothing;
  const { default: Preview } = await spec.preview();
  const values = sampleValues(spec);
  return () => (
    <figure className="module-sample panel">
      <figcaption>
        What members will see <small>A sample, with made-up names</small>
      </figcaption>
      <div inert aria-hidden="true">
        <Preview values={values} fields={spec.fields} variables={spec.variables} />
      </div>
    </figure>
  );
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
