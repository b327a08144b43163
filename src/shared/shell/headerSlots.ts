import { createContext } from 'react';

/** Places in the header of the page, which a dashboard fills: null until they are there. */
export interface HeaderSlots {
  /** Before the name of the product. */
  start: HTMLElement | null;
  /** Before what everybody has at its end. */
  end: HTMLElement | null;
}

export const HeaderSlotsContext = createContext<HeaderSlots>({ start: null, end: null });
