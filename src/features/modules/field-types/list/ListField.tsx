import { lazy, Suspense, type ReactNode } from 'react';
import { useField, FieldError, FieldHint, type FieldProps } from '@/shared/ui/form/Field';
import { initialValues } from '../../engine/schema';
import type { ControlOf } from '../fieldType';
import { FoldLine } from '../../form-controls/FoldLine';
import { ItemList } from '../../form-controls/ItemList';

const TraitOffers = lazy(() => import('./TraitOffers'));

/** Items of no more fields than these are in sight at once. */
const FEW = 3;

interface ListFieldProps extends FieldProps {
  control: ControlOf<'list'>;
  /** The fields of one item, whose values are at this path. */
  children: (prefix: string) => ReactNode;
}

/** Several of the same, each with fields of its own. */
export default function ListField({ control, children, ...props }: ListFieldProps) {
  const { fields, itemName, most, traitsOf } = control;
  const bound = useField(props);
  const count = Array.isArray(bound.field.value) ? bound.field.value.length : 0;
  return (
    <fieldset {...bound.group} className="field list-field">
      <legend className="field__legend">
        {props.label}{' '}
        <small className="field__count">
          {count} of {most}
        </small>
      </legend>
      <FieldHint bound={bound} hint={props.hint} />
      <ItemList
        name={props.name}
        itemName={itemName}
        most={most}
        initial={() => initialValues(fields)}
        bound={bound}
        isOrdered
        isDisabled={props.isDisabled}
        {...(Object.keys(fields).length > FEW
          ? { renderLine: (path) => <FoldLine fields={fields} prefix={`${path}.`} /> }
          : {})}
      >
        {(path) => (
          <>
            {children(`${path}.`)}
            {traitsOf === undefined ? null : (
              <Suspense fallback={null}>
                <TraitOffers name={path} of={traitsOf} />
              </Suspense>
            )}
          </>
        )}
      </ItemList>
      <FieldError bound={bound} />
    </fieldset>
  );
}
