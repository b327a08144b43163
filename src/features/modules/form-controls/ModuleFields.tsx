import { use, useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isShown } from '../engine/schema';
import { valuesAt } from '../engine/paths';
import type { Field, FieldSet } from '../common-fields/field';
import { controls, type ControlProps } from '../field-types/controls';
import type { FieldType } from '../field-types/fieldType';
import './controls.scss';
import { OpeningFields } from './openingFields';

interface ModuleFieldsProps {
  fields: FieldSet;
  /** Path of the values they are in: "" for the form itself, "conditions.0." for an item of a list. */
  prefix?: string;
}

/** Those of the fields that are in force, each by the control of its type; short ones two a line where there is room. */
export function ModuleFields({ fields, prefix = '' }: ModuleFieldsProps) {
  const values = valuesAt(useWatch(), prefix);
  const opening = use(OpeningFields);
  return (
    <div className="field-grid">
      {Object.entries(fields)
        .filter(([name, field]) => isShown(field, values) && !opening.has(`${prefix}${name}`))
        .map(([name, field]) => (
          <div key={name} className={field.isShort === true ? undefined : 'field-grid__long'}>
            <ModuleField
              name={`${prefix}${name}`}
              field={field}
              label={field.labelIn?.(values) ?? field.label}
              caution={field.caution?.(values)}
            />
          </div>
        ))}
    </div>
  );
}

interface ModuleFieldProps {
  /** Path in the form's values. */
  name: string;
  field: Field;
  /** In place of the field’s own. */
  label?: string;
  /** What the value may do unexpectedly, null for nothing; undefined for a field without cautions. */
  caution: string | null | undefined;
}

/** A field by the control of its type. */
export function ModuleField({ name, field, label = field.label, caution }: ModuleFieldProps) {
  const { hint, control } = field;
  const id = useId();
  const show = controlOf(control.type);
  return show ? (
    <>
      {show({
        field: { name, label, hint, cautionId: caution ? id : undefined },
        control,
        renderFields: (fields, prefix) => <ModuleFields fields={fields} prefix={prefix} />,
      })}
      {caution === undefined ? null : (
        <p id={id} role="status" className="field__warning">
          {caution}
        </p>
      )}
    </>
  ) : null;
}

type Show<T extends FieldType> = (props: ControlProps<T>) => ReactNode;

const controlOf = <T extends FieldType>(type: T): Show<T> | undefined => controls[type];
