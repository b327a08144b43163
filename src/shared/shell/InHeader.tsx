import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HeaderSlotsContext, type HeaderSlots } from './headerSlots';

interface InHeaderProps {
  place: keyof HeaderSlots;
  children: ReactNode;
}

/** Shows its children in the header above all pages while mounted. */
export function InHeader({ place, children }: InHeaderProps) {
  const host = useContext(HeaderSlotsContext)[place];
  return host === null ? null : createPortal(children, host);
}
