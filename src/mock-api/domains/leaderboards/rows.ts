/** A place of a season that has ended, as it was then. */
export interface KeptRank {
  userId: string;
  points: number;
  rank: number;
}

/** A season of a server. Two of one server never overlap. */
export interface SeasonRow {
  id: string;
  serverId: string;
  name: string;
  prize: string;
  /** How many places win; null where that is not said. */
  winners: number | null;
  startsAt: number;
  /** When it is to end; it counts what came before. */
  endsAt: number;
  /** When it was ended by hand, before that. */
  closedAt: number | null;
  /** Its places, once it has ended and somebody has looked. They never change. */
  places: KeptRank[] | null;
}

declare module '../../store/db' {
  interface Db {
    seasons: SeasonRow[];
  }
}

declare module '../audit/rows' {
  interface Undos {
    /** A season that was deleted before it began. */
    SEASON: { season: SeasonRow };
  }
}
