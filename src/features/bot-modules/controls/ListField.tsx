import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useField, FieldError, FieldHint, type FieldProps } from '@/shared/ui/form/Field';
import { initialValues } from '../engine/schema';
import type { Control } from '../fields/field';

interface ListFieldProps extends FieldProps {
  control: Extract<Control, { kind: 'list' }>;
  /** The fields of one item, whose values are at this path. */
  children: (prefix: string) => ReactNode;
}

/** Several of the same: added at the end, moved up and down, taken away. */
export function ListField({ control, children, ...props }: ListFieldProps) {
  const { fields, itemName, most } = control;
  const bound = useField(props);
  const items = useFieldArray({ name: props.name });
  const isFull = items.fields.length >= most;
  return (
    <fieldset className="field list-field" aria-describedby={bound.aria['aria-describedby']}>
      <legend className="field__legend">
        {props.label}{' '}
        <small className="field__count">
          {items.fields.length} of {most}
        </small>
      </legend>
      <FieldHint bound={bound} hint={props.hint} />
      {items.fields.map((item, index) => (
        <div
          key={item.id}
          role="group"
          aria-label={`${itemName} ${index + 1}`}
          className="list-field__item"
        >
          <div className="list-field__head">
            <strong>
              {itemName} {index + 1}
            </strong>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Move ${itemName} ${index + 1} up`}
              disabled={index === 0}
              onClick={() => items.move(index, index - 1)}
            >
              Up
            </button>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Move ${itemName} ${index + 1} down`}
              disabled={index === items.fields.length - 1}
              onClick={() => items.move(index, index + 1)}
            >
              Down
            </button>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Remove ${itemName} ${index + 1}`}
              onClick={() => items.remove(index)}
            >
              Remove
            </button>
          </div>
          {children(`${props.name}.${index}.`)}
        </div>
      ))}
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={isFull || props.isDisabled === true}
        onClick={() => items.append(initialValues(fields))}
      >
        Add {itemName}
      </button>
      <FieldError bound={bound} />
    </fieldset>
  );
}
