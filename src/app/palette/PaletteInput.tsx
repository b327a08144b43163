import { Command, useCommandState } from 'cmdk';
import { useEffect, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { icons } from './paletteIcons';

interface PaletteInputProps {
  inputRef: Ref<HTMLInputElement>;
  listRef: RefObject<HTMLElement | null>;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

/** cmdk reads the chosen entry before it is marked, and so reports none; here it is read from the list. */
export function PaletteInput({ inputRef, listRef, onClose, ...props }: PaletteInputProps) {
  const { placeholder, search, onSearch, onKeyDown } = props;
  const active = useActiveId(listRef);
  const hasResults = useCommandState(({ filtered }) => filtered.count > 0);
  // Attributes of the input itself override those that cmdk adds: its role, its name and its list.
  const spoken = { 'aria-expanded': hasResults, 'aria-activedescendant': active };
  const Sign = icons.search;
  return (
    <div className="palette__field">
      <Sign />
      <Command.Input asChild ref={inputRef} value={search} onValueChange={onSearch}>
        <input placeholder={placeholder} onKeyDown={onKeyDown} {...spoken} />
      </Command.Input>
      <button type="button" className="btn btn-link palette__close" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

function useActiveId(listRef: RefObject<HTMLElement | null>): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const look = () => setId(list.querySelector('[role="option"][aria-selected="true"]')?.id);
    const observer = new MutationObserver(look);
    observer.observe(list, { childList: true, subtree: true, attributeFilter: ['aria-selected'] });
    look();
    return () => observer.disconnect();
  }, [listRef]);
  return id;
}

interface PaletteStatusProps {
  search: string;
  /** Whether the server's search is still running. */
  isLoading: boolean;
  /** Whether the server's search failed. */
  hasFailed: boolean;
  /** Searchable items besides pages, in words; null if there are none. */
  findable: string | null;
}

/** Announces the result, also to screen readers. A list without entries is hidden. */
export function PaletteStatus({ search, isLoading, hasFailed, findable }: PaletteStatusProps) {
  const count = useCommandState(({ filtered }) => filtered.count);
  const isEmpty = count === 0 && search.trim() !== '';
  const isNone = isEmpty && !isLoading && !hasFailed;
  const isShown = isNone || (isEmpty && isLoading);
  return (
    <>
      <p role="status" className={isShown ? 'palette__none' : 'visually-hidden'}>
        {isLoading
          ? 'Searching…'
          : isNone
            ? 'No results'
            : search.trim() === '' || isEmpty
              ? ''
              : `${count} found`}
      </p>
      {isNone ? (
        <p className="palette__hint">
          Check the spelling, or try fewer words.
          {findable === null ? '' : ` You can search ${findable}.`}
        </p>
      ) : null}
    </>
  );
}
