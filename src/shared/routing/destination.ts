import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** The used part of the router, which knows the target of a navigation at once. */
interface Navigator {
  subscribe: (changed: () => void) => () => void;
  state: { location: Location };
}

/** Null if a part is rendered without the app around it. */
export const NavigatorContext = createContext<Navigator | null>(null);

const subscribeToNothing = () => () => undefined;

/**
 * The target of the current navigation, from the press on: React shows the previous page until the next one's code has
 * loaded, and `useLocation` returns the location of the page that is shown.
 */
export function useDestination(): Location {
  const navigator = useContext(NavigatorContext);
  const shown = useLocation();
  const destination = () => navigator?.state.location ?? shown;
  return useSyncExternalStore(navigator?.subscribe ?? subscribeToNothing, destination, destination);
}
