import { useWatch } from 'react-hook-form';
import { isShown } from '../engine/schema';
import { valuesAt } from '../engine/valuesAt';
import type { Field, FieldSet } from '../fields/field';
import { controlFiles } from '../kinds/controlFiles';
import './controls.scss';

interface ModuleFieldsProps {
  fields: FieldSet;
  /** Path of the values they are in: "" for the form itself, "conditions.0." for an item of a list. */
  prefix?: string;
}

/** Those of the fields that are in force, each by the control of its kind; short ones two a line where there is room. */
export function ModuleFields({ fields, prefix = '' }: ModuleFieldsProps) {
  const values = valuesAt(useWatch(), prefix);
  return (
    <div className="field-grid">
      {Object.entries(fields)
        .filter(([, field]) => isShown(field, values))
        .map(([name, field]) => (
          <div key={name} className={field.isShort === true ? undefined : 'field-grid__long'}>
            <ModuleField name={`${prefix}${name}`} field={field} />
            {field.caution ? (
              <p role="status" className="field__warning">
                {field.caution(values[name], values)}
              </p>
            ) : null}
          </div>
        ))}
    </div>
  );
}

interface ModuleFieldProps {
  /** Path in the form's values. */
  name: string;
  field: Field;
}

function ModuleField({ name, field: { label, hint, control } }: ModuleFieldProps) {
  const Control = controlFiles[`./${control.kind}/Control.tsx`];
  return Control ? (
    <Control
      field={{ name, label, hint }}
      control={control}
      renderFields={(fields, prefix) => <ModuleFields fields={fields} prefix={prefix} />}
    />
  ) : null;
}
