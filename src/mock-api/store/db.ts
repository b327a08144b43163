/**
 * The tables of the embedded database. Each domain adds its own beside its rows, by declaring this interface again
 * (TypeScript merges the declarations). In rows, times are ms since 1970, prices decimal SOL and lamports decimal
 * text.
 */
export interface Db {
  /** Counter behind the ids of new rows. */
  nextId: number;
}
