import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HeaderPlacesContext, type HeaderPlaces } from './headerPlaces';

interface InHeaderProps {
  place: keyof HeaderPlaces;
  children: ReactNode;
}

/** Shows its children in the header, which stands above all pages, for as long as it is mounted. */
export function InHeader({ place, children }: InHeaderProps) {
  const host = useContext(HeaderPlacesContext)[place];
  return host === null ? null : createPortal(children, host);
}
