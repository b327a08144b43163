/** A Tuesday morning: no test file runs until the hour, the day or the month is over. */
const BEGIN = '2026-11-24T10:07:00Z';

declare global {
  /** The process's original clock; files share a process, and another file may have replaced the clock. */
  var ownClock: { Date: DateConstructor; now: () => number } | undefined;
}
const own = (globalThis.ownClock ??= { Date, now: Date.now });

/**
 * Starts each test file at the same moment, after which time runs normally: tests that count by the hour would
 * otherwise fail just before an hour is over. `TEST_BEGINS` (ISO 8601) sets another moment, to search for such
 * failures.
 */
export function beginTheClock(): void {
  const ahead = Date.parse(process.env['TEST_BEGINS'] ?? BEGIN) - own.now();
  const now = () => own.now() + ahead;
  own.Date.now = now;
  globalThis.Date = new Proxy(own.Date, {
    construct: (made, parts) => Reflect.construct(made, parts.length === 0 ? [now()] : parts),
  });
}
