import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ModuleSpec } from '../engine/defineModule';
import { valuesAt } from '../engine/valuesAt';

/** What members will see, fresh with each letter. */
export function PreviewPlace({ spec }: { spec: ModuleSpec }) {
  const [Inside] = useState(() => lazy(spec.preview));
  const values = valuesAt(useWatch(), 'values.');
  return (
    <aside className="module-form__preview panel" aria-label="Preview">
      <h2>Preview</h2>
      <Suspense fallback={<div className="skeleton__block" />}>
        <Inside values={values} fields={spec.fields} variables={spec.variables} />
      </Suspense>
      {spec.variables.length === 0 ? null : (
        <details>
          <summary>What you can write in braces</summary>
          <ul className="module-form__variables">
            {spec.variables.map(({ name, sample }) => (
              <li key={name}>
                <code>{`{${name}}`}</code> {sample}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
