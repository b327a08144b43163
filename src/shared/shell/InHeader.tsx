import { useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HeaderPlacesContext } from './headerPlaces';

interface InHeaderProps {
  place: 'start' | 'end';
  children: ReactNode;
}

const nothing = () => () => undefined;

/** Shows its children in the header, which stands above all pages, for as long as it is mounted. */
export function InHeader({ place, children }: InHeaderProps) {
  const places = useContext(HeaderPlacesContext);
  const host = useSyncExternalStore(
    places?.watch ?? nothing,
    () => places?.[place] ?? null,
    () => null,
  );
  return host === null ? null : createPortal(children, host);
}
