import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { VariablesContext } from '../controls/completion/VariablesContext';
import { ModuleFields } from '../controls/ModuleFields';
import type { Group } from '../engine/defineModule';
import { isShown } from '../engine/schema';
import { valuesAt } from '../engine/valuesAt';
import { fieldsOf } from './moduleForm';
import type { ListedModule } from './readyModule';

interface FormGroupProps {
  spec: ListedModule;
  group: Group;
}

/** Fields that stand together under one heading; none at all while none of them is in force. */
export function FormGroup({ spec, group: { title, hint, fields: names } }: FormGroupProps) {
  const values = valuesAt(useWatch(), 'values.');
  const fields = fieldsOf(spec, names);
  if (!Object.values(fields).some((field) => isShown(field, values))) return null;
  const Beside = spec.beside?.[title];
  return (
    <section className="panel module-form__group" aria-label={title}>
      <h2>{title}</h2>
      {hint === undefined ? null : <p className="field__hint">{hint}</p>}
      <VariablesContext value={spec.variables}>
        <ModuleFields fields={fields} prefix="values." />
      </VariablesContext>
      {Beside ? (
        <Suspense>
          <Beside values={values} />
        </Suspense>
      ) : null}
    </section>
  );
}
