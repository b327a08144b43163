/** A page as far as it decides what is asked for. */
interface Place {
  location: { pathname: string };
  serverId: string | null;
}

/**
 * The page whose data was asked for before anything was drawn (decision 113). The guard that opens with the first
 * drawing asks for it no more, and whatever opens later does.
 */
export function createInitialPrefetch() {
  let first: Place | null = null;
  return {
    note(place: Place): void {
      first = place;
    },
    /** Whether it is that page; says so once. */
    isOf({ location, serverId }: Place): boolean {
      const isSo = first?.location.pathname === location.pathname && first.serverId === serverId;
      first = null;
      return isSo;
    },
  };
}

export const initialPrefetch = createInitialPrefetch();
