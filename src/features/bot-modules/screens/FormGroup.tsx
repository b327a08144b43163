import { useWatch } from 'react-hook-form';
import { VariablesContext } from '../controls/completion/VariablesContext';
import { ModuleFields } from '../controls/ModuleFields';
import type { Group, ModuleSpec } from '../engine/defineModule';
import { isShown } from '../engine/schema';
import { valuesAt } from '../engine/valuesAt';
import { fieldsOf } from './moduleForm';

interface FormGroupProps {
  spec: ModuleSpec;
  group: Group;
}

/** Fields that stand together under one heading; none at all while none of them is in force. */
export function FormGroup({ spec, group: { title, hint, fields: names } }: FormGroupProps) {
  const values = valuesAt(useWatch(), 'values.');
  const fields = fieldsOf(spec, names);
  if (!Object.values(fields).some((field) => isShown(field, values))) return null;
  return (
    <section className="panel module-form__group" aria-label={title}>
      <h2>{title}</h2>
      {hint === undefined ? null : <p className="field__hint">{hint}</p>}
      <VariablesContext value={spec.variables}>
        <ModuleFields fields={fields} prefix="values." />
      </VariablesContext>
    </section>
  );
}
