/** Longest pause a node is granted: more would leave a payment unwatched for no reason we can check. */
const LONGEST = 600_000;

/** Date.parse takes much for a date that is none, '-5' for one. */
const dateOf = (text: string) => (/^[A-Za-z]{3,9},? .*GMT$/.test(text) ? Date.parse(text) : NaN);

/**
 * The pause a refused request asks for with Retry-After (RFC 9110, 10.2.3: seconds, or a date).
 *
 * @param now ms since 1970
 * @returns ms, at most ten minutes; 0 where nothing readable is said
 */
export function retryAfterOf(headers: Headers, now: number): number {
  const said = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : dateOf(said) - now;
  return ms > 0 ? Math.min(LONGEST, ms) : 0;
}
