/** A time of the API in ms since 1970; null where there is none, or none that can be read. */
export function timeOf(at: string | null): number | null {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : time;
}
