import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { announce } from '@/shared/ui/announce';
import { FieldError, useField } from '@/shared/ui/form/Field';
import { initialValues, valuesSchema } from '../../engine/schema';
import { asText } from '../../engine/shape';
import type { FieldSet, Values } from '../../common-fields/field';
import type { Choice } from '../../common-fields/choices';
import type { Adding } from '../../form-controls/ItemList';
import { galleryOf } from './tiles';

interface AddByTileProps extends Adding {
  /** Folder of the module with the gallery. */
  tiles: string;
  /** Fields of one item. */
  fields: FieldSet;
  itemName: string;
  /** Whether the gallery is always shown, not only after a press. */
  isOpen: boolean;
}

/** Adds an item by its kind, and opens it if it needs more values. */
export function AddByTile(props: AddByTileProps) {
  const { tiles, fields, itemName, isOpen, isDisabled, entry, add } = props;
  const [isShown, setShown] = useState(isOpen);
  const gallery = galleryOf(tiles);
  const choices = choicesOf(fields);
  const addOne = (begin: Values) => {
    const value = { ...initialValues(fields), ...begin };
    const [issue] = valuesSchema(fields).safeParse(value).error?.issues ?? [];
    add(value, issue ? issue.path.join('.') : isOpen ? null : 'kind');
    if (!isOpen) setShown(false);
    else if (!issue) announce(`Added “${labelOf(choices, value)}”`);
  };
  return (
    <>
      {isOpen ? null : (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-expanded={isShown}
          disabled={isDisabled}
          onClick={() => setShown(!isShown)}
          {...entry}
        >
          Add {itemName}
        </button>
      )}
      {isShown ? (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <gallery.Part
            choices={choices}
            itemName={itemName}
            isDisabled={isDisabled}
            entry={isOpen ? entry : {}}
            onAdd={addOne}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface TileTitleProps {
  fields: FieldSet;
  /** Path of the item. */
  path: string;
  /** Such as "Task 1". */
  called: string;
}

/** Title of an item with its kind: "Task 1: Follow on X". */
export function TileTitle({ fields, path, called }: TileTitleProps) {
  const kind: unknown = useWatch({ name: `${path}.kind` });
  const label = labelOf(choicesOf(fields), { kind });
  return (
    <strong>
      {called}
      {label === '' ? '' : `: ${label}`}
    </strong>
  );
}

/** Error of an item's kind, which has no visible field. */
export function KindTrouble({ path }: { path: string }) {
  const bound = useField({ name: `${path}.kind` });
  return (
    <div {...bound.group} hidden={bound.error === undefined}>
      <FieldError bound={bound} />
    </div>
  );
}

const choicesOf = ({ kind }: FieldSet): readonly Choice[] =>
  kind && 'choices' in kind.control ? kind.control.choices : [];

const labelOf = (choices: readonly Choice[], { kind }: Values): string =>
  choices.find(({ value }) => value === asText(kind))?.label ?? '';
