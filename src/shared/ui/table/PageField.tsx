import { useState } from 'react';

interface PageFieldProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Goes to any of many pages by its number. */
export function PageField({ page, pages, onChange }: PageFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number((typed ?? '').replaceAll(/\D/g, ''));
    setTyped(null);
    if (wanted < 1) return;
    const next = Math.min(wanted, pages);
    if (next !== page) onChange(next);
  };
  return (
    <input
      className="form-control pager__page"
      inputMode="numeric"
      autoComplete="off"
      aria-label="Go to page"
      size={Math.max(3, String(pages).length)}
      value={typed ?? String(page)}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={go}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
