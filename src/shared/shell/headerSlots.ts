import { createContext } from 'react';

/** Slots in the header of the page, which a dashboard fills: null until they are rendered. */
export interface HeaderSlots {
  /** Before the name of the product. */
  start: HTMLElement | null;
  /** Before the items at its end, which all pages have. */
  end: HTMLElement | null;
}

export const HeaderSlotsContext = createContext<HeaderSlots>({ start: null, end: null });
