import { inNumbers } from './numbers';

/** A rank among the members with points in the same period: "2 of 134". */
export const rankText = (rank: number, ranked: number | null): string =>
  ranked === null ? inNumbers(rank) : `${inNumbers(rank)} of ${inNumbers(ranked)}`;
