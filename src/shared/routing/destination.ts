import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** What is asked of the router; it knows at once where a navigation leads. */
interface Navigator {
  subscribe: (changed: () => void) => () => void;
  state: { location: Location };
}

/** Null where a part is shown without the app around it. */
export const NavigatorContext = createContext<Navigator | null>(null);

const subscribeToNothing = () => () => undefined;

/**
 * The place that a navigation leads to, from the press on: React goes on showing the page before until the next one's
 * code is there, and `useLocation` gives the place of what is shown.
 */
export function useDestination(): Location {
  const navigator = useContext(NavigatorContext);
  const shown = useLocation();
  const destination = () => navigator?.state.location ?? shown;
  return useSyncExternalStore(navigator?.subscribe ?? subscribeToNothing, destination, destination);
}
