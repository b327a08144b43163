import { useId, type ComponentType } from 'react';
import type { ModuleSpec } from '../engine/defineModule';
import { previewOf } from '../engine/previewOf';
import { sampleValues } from './sampleValues';
import './sample.scss';

/** The preview of a module with what it holds at first. Nothing in it can be pressed or takes the focus. */
export async function samplePicture(spec: ModuleSpec): Promise<ComponentType> {
  const Preview = await previewOf(spec.slug);
  const values = sampleValues(spec);
  return function SamplePicture() {
    const id = useId();
    return (
      <figure className="module-sample panel" aria-labelledby={id}>
        <figcaption id={id}>
          What members will see <small>Sample names and figures</small>
        </figcaption>
        <div className="module-sample__picture" inert aria-hidden="true">
          <Preview values={values} fields={spec.fields} variables={spec.variables} />
        </div>
      </figure>
    );
  };
}
