/** The parts of a page's location that decide which data it needs. */
interface Place {
  location: { pathname: string };
  serverId: string | null;
}

/**
 * The page whose data was requested before anything was drawn (ADR early-start). The guard that opens with the first
 * render does not request it again; later ones do.
 */
export function createInitialPrefetch() {
  let first: Place | null = null;
  return {
    note(place: Place): void {
      first = place;
    },
    /** Whether it is that page; returns true only once. */
    isOf({ location, serverId }: Place): boolean {
      const isSo = first?.location.pathname === location.pathname && first.serverId === serverId;
      first = null;
      return isSo;
    },
  };
}

export const initialPrefetch = createInitialPrefetch();
