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
  const [selected, setSelected] = useState(inAddress);
  const [seen, setSeen] = useState({ inAddress, view });
  if (seen.inAddress !== inAddress || seen.view !== view) {
    setSeen({ inAddress, view });
    setSelected(seen.inAddress === inAddress ? null : inAddress);
  }
  /** @param isPlace it is a place one goes back from */
  const select = (id: string | null, isPlace = false) => {
    setSelected(id);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete(PARAM);
        else after.set(PARAM, id);
        return after;
      },
      { replace: !isPlace, preventScrollReset: true },
    );
  };
  return { selected, select };
}
