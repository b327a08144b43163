import { createContext } from 'react';

type Name = 'start' | 'end';

/**
 * Places in the header of the page, which a dashboard fills. They are no state of the page's frame: its change would
 * be one of a context, for which React gives up HTML of the build that waits for its code (decision 116).
 */
export interface HeaderPlaces {
  /** Before the name of the product; null until it is there. */
  start: HTMLElement | null;
  /** Before what everybody has at its end; null until it is there. */
  end: HTMLElement | null;
  startRef: (element: HTMLElement | null) => void;
  endRef: (element: HTMLElement | null) => void;
  /** @returns ends it */
  watch: (listener: () => void) => () => void;
}

export function createHeaderPlaces(): HeaderPlaces {
  const listeners = new Set<() => void>();
  const put = (name: Name) => (element: HTMLElement | null) => {
    places[name] = element;
    for (const listener of listeners) listener();
  };
  const places: HeaderPlaces = {
    start: null,
    end: null,
    startRef: put('start'),
    endRef: put('end'),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return places;
}

export const HeaderPlacesContext = createContext<HeaderPlaces | null>(null);
