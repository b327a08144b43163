/** A Tuesday's morning: no file of tests lasts until the hour, the day or the month is over. */
const BEGIN = '2026-11-24T10:07:00Z';

declare global {
  /** The process's own clock; files share a process, and another's may stand in its place. */
  var ownClock: { Date: DateConstructor; now: () => number } | undefined;
}
const own = (globalThis.ownClock ??= { Date, now: Date.now });

/**
 * Has each file of tests begin at the same moment, from which its time goes on as ever: what is counted by the hour
 * would otherwise fail for who runs it just before the hour is over. `TEST_BEGINS` (ISO 8601) names another moment,
 * for whoever looks for such a fault.
 */
export function beginTheClock(): void {
  const ahead = Date.parse(process.env['TEST_BEGINS'] ?? BEGIN) - own.now();
  const now = () => own.now() + ahead;
  own.Date.now = now;
  globalThis.Date = new Proxy(own.Date, {
    construct: (made, parts) => Reflect.construct(made, parts.length === 0 ? [now()] : parts),
  });
}
