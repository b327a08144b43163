import { lazy, Suspense, type ReactNode } from 'react';
import { useField, FieldError, FieldHint, type FieldProps } from '@/shared/ui/form/Field';
import { initialValues } from '../../engine/schema';
import type { FieldSet } from '../../common-fields/field';
import type { ControlOf } from '../fieldType';
import { FoldLine } from '../../form-controls/FoldLine';
import { ItemList } from '../../form-controls/ItemList';
import { AddByTile, KindTrouble, TileTitle } from './AddByTile';

const TraitOffers = lazy(() => import('./TraitOffers'));

/** Items with more fields than this can be folded. */
const FEW = 3;

interface ListFieldProps extends FieldProps {
  control: ControlOf<'list'>;
  /** Renders the fields of one item, whose values are at `prefix`. */
  children: (prefix: string, fields: FieldSet) => ReactNode;
}

/** A list of items, each with the same set of fields. */
export default function ListField({ control, children, ...props }: ListFieldProps) {
  const { fields, itemName, most, traitsOf, tiles } = control;
  const bound = useField(props);
  const count = Array.isArray(bound.field.value) ? bound.field.value.length : 0;
  const shown = control.areTilesOpen ? withoutKind(control.shown) : control.shown;
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
          ? { renderLine: (path) => <FoldLine fields={shown} prefix={`${path}.`} /> }
          : {})}
        {...(tiles === undefined
          ? {}
          : {
              renderAdd: (adding) => (
                <AddByTile
                  {...adding}
                  tiles={tiles}
                  fields={fields}
                  itemName={itemName}
                  isOpen={control.areTilesOpen === true}
                />
              ),
              renderTitle: (path, called) => (
                <TileTitle fields={fields} path={path} called={called} />
              ),
            })}
      >
        {(path) => (
          <>
            {control.areTilesOpen ? <KindTrouble path={path} /> : null}
            {children(`${path}.`, shown)}
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

/** Removes the kind, which the tile has already set. */
function withoutKind(fields: FieldSet): FieldSet {
  const { kind: _, ...others } = fields;
  return others;
}
