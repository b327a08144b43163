import { Command, useCommandState } from 'cmdk';
import { useEffect, useState, type Ref, type RefObject } from 'react';

interface PaletteInputProps {
  inputRef: Ref<HTMLInputElement>;
  listRef: RefObject<HTMLElement | null>;
  search: string;
  onSearch: (search: string) => void;
}

/** cmdk tells the chosen entry before it is marked, and so tells none; here it is read off the list. */
export function PaletteInput({ inputRef, listRef, search, onSearch }: PaletteInputProps) {
  const active = useActiveId(listRef);
  const hasResults = useCommandState(({ filtered }) => filtered.count > 0);
  // What is given to the input itself wins over what cmdk adds: its role, its name and its list.
  const spoken = { 'aria-expanded': hasResults, 'aria-activedescendant': active };
  return (
    <Command.Input asChild ref={inputRef} value={search} onValueChange={onSearch}>
      <input placeholder="Search pages, servers and actions" {...spoken} />
    </Command.Input>
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

/** Says what was found, also to who does not see it. A list without entries is none, and hidden. */
export function PaletteStatus({ search }: { search: string }) {
  const count = useCommandState(({ filtered }) => filtered.count);
  const isNone = count === 0 && search.trim() !== '';
  return (
    <p role="status" className={isNone ? 'palette__none' : 'visually-hidden'}>
      {isNone ? 'No results' : search.trim() === '' ? '' : `${count} found`}
    </p>
  );
}
