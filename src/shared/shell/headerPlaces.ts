import { createContext } from 'react';

/** Places in the header of the page, which a dashboard fills: null until they are there. */
export interface HeaderPlaces {
  /** Before the name of the product. */
  start: HTMLElement | null;
  /** Before what everybody has at its end. */
  end: HTMLElement | null;
}

export const HeaderPlacesContext = createContext<HeaderPlaces>({ start: null, end: null });
