/** Longest pause a node is granted: more would leave a payment unwatched for no reason we can check. */
const LONGEST = 600_000;

/**
 * The pause a refused request asks for with Retry-After (RFC 9110, 10.2.3: seconds, or a date).
 *
 * @param now ms since 1970
 * @returns ms, at most ten minutes; 0 where nothing readable is said
 */
export function retryAfterOf(headers: Headers, now: number): number {
  const said = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now;
  return ms > 0 ? Math.min(LONGEST, ms) : 0;
}
