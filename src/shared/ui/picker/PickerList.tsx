import { useCombobox, type UseComboboxStateChangeTypes } from 'downshift';
import { useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { matching, optionsIn, rowsOf, type Option } from './option';
import { PickerRows } from './PickerRows';

/** A search that runs elsewhere: options arrive as they are found. */
export interface Search {
  text: string;
  onText: (text: string) => void;
  /** Shown instead of the number of results: that they are loading, or why there are none. */
  status: string | null;
}

export interface PickerListProps {
  /** Name of the choice: "Channel". */
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  /** Any number may be chosen; the list stays open. */
  isMany?: boolean;
  /** Why no more can be chosen. */
  full?: string | undefined;
  /** Text typed before the list was open. */
  typed: string;
  placeholder?: string;
  search?: Search | undefined;
  onChoose: (value: string) => void;
  /** Below the list. */
  children?: ReactNode;
}

/** A search field, and the list of its results (WAI-ARIA, "Editable Combobox With List Autocomplete"). */
export function PickerList(props: PickerListProps) {
  const { label, options, chosen, isMany = false, full, search, onChoose } = props;
  const [typed, setTyped] = useState(props.typed);
  const text = search?.text ?? typed;
  const isElsewhere = search !== undefined;
  const rows = useMemo(
    () => (isElsewhere ? rowsOf(options, false) : rowsOf(matching(options, text), text !== '')),
    [options, text, isElsewhere],
  );
  const items = optionsIn(rows);
  const isClosed = ({ value, problem }: Option) =>
    problem !== undefined || (full !== undefined && !chosen.includes(value));
  const choose = (option: Option | null | undefined) => {
    if (option && (!isClosed(option) || chosen.includes(option.value))) onChoose(option.value);
  };
  const inputId = useId();
  // Once, and not by the input's ref, which is new with each render.
  useLayoutEffect(() => document.getElementById(inputId)?.focus(), [inputId]);
  const box = useCombobox({
    inputId,
    items,
    isOpen: true,
    selectedItem: null,
    inputValue: text,
    itemToString: (option) => option?.label ?? '',
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: text === '' ? Math.max(0, items.findIndex(isIn(chosen))) : 0,
    // The list itself scrolls the rendered rows into view.
    scrollIntoView: () => undefined,
    // The chosen option is shown and announced elsewhere: the list stays as it is.
    stateReducer: (state, { type, changes }) =>
      isChoice(type) ? { ...state, selectedItem: changes.selectedItem ?? null } : changes,
    onStateChange: ({ type, selectedItem }) => {
      if (isChoice(type)) choose(selectedItem);
    },
  });
  const setText = (next: string) => {
    if (search) search.onText(next);
    else setTyped(next);
    box.setHighlightedIndex(0);
  };
  const found = text.trim() === '' ? '' : `${String(items.length)} found`;
  const none = items.length === 0 ? 'No results' : null;
  const said = search?.status ?? none ?? found;
  return (
    <>
      <input
        {...box.getInputProps({
          'aria-label': `Search: ${label}`,
          // Not through downshift's handler: it runs after the next paint, and the caret jumps.
          onChange: ({ currentTarget }) => setText(currentTarget.value),
          onKeyDown: (event) => {
            // Escape closes the surrounding menu. Without a selected option, Enter would submit the surrounding form.
            if (event.key === 'Escape') keepFromDownshift(event.nativeEvent);
            if (event.key === 'Enter') event.preventDefault();
          },
        })}
        type="text"
        className="form-control picker__search"
        placeholder={props.placeholder ?? 'Search'}
        autoComplete="off"
        spellCheck={false}
      />
      <p
        role="status"
        className={
          items.length === 0 || (search?.status ?? null) !== null
            ? 'picker__status'
            : 'visually-hidden'
        }
      >
        {said}
      </p>
      {full === undefined ? null : <p className="picker__status">{full}</p>}
      <PickerRows
        rows={rows}
        active={box.highlightedIndex}
        menuProps={box.getMenuProps({
          'aria-label': label,
          'aria-multiselectable': isMany ? true : undefined,
        })}
        optionProps={(option, place, ref) => ({
          ...box.getItemProps({ item: option, index: place, ...(ref ? { ref } : {}) }),
          'aria-selected': chosen.includes(option.value),
          'aria-disabled': isClosed(option) && !chosen.includes(option.value),
          'aria-setsize': items.length,
          'aria-posinset': place + 1,
        })}
        isChosen={({ value }) => chosen.includes(value)}
      />
      {props.children}
    </>
  );
}

const isChoice = (type: UseComboboxStateChangeTypes) =>
  type === useCombobox.stateChangeTypes.ItemClick ||
  type === useCombobox.stateChangeTypes.InputKeyDownEnter;

const isIn =
  (chosen: readonly string[]) =>
  ({ value }: Option) =>
    chosen.includes(value);

/** Downshift's own flag for skipping an event. */
const keepFromDownshift = (event: Event) => Object.assign(event, { preventDownshiftDefault: true });
