import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { INBOX_PREFIX } from './inboxView';

const PARAM = `${INBOX_PREFIX}open`;

/**
 * The submission that is open, kept in the address: it can be linked to, and Back closes it on a phone. It
 * opens at once, so that keys pressed quickly find it; the address follows. With another view of the list it
 * is closed.
 *
 * @param view names what of the list is shown: filters and page
 */
export function useSelected(view: string) {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAM);
  const [open, setOpen] = useState({ id: inAddress, inAddress, view });
  // Back and links open what they name; another view opens nothing.
  if (open.inAddress !== inAddress) setOpen({ id: inAddress, inAddress, view });
  else if (open.view !== view) setOpen({ id: null, inAddress, view });
  /** @param isPage Back returns from it */
  const select = (id: string | null, isPage = false) => {
    setOpen((before) => ({ ...before, id }));
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete(PARAM);
        else after.set(PARAM, id);
        return after;
      },
      { replace: !isPage, preventScrollReset: true },
    );
  };
  return { selected: open.id, select };
}
