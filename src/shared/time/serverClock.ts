import { SECOND } from '@/shared/time/durations';

/**
 * The server's clock, used for all times and ages on a page. It is learned from the `Date` header of the API's answers
 * and continues with the browser's monotonic clock, so that the visitor's clock may be wrong and may change while the
 * page is open. Until the first answer, the visitor's clock is used.
 */

/** Bounds of "server time minus `performance.now()`", ms. */
interface Bounds {
  least: number;
  most: number;
}

/** No server's clock is right outside of these years. */
const FIRST = Date.UTC(2020, 0);
const LAST = Date.UTC(2100, 0);

/** Bounds that all answers so far agree on. */
let known: Bounds | null = null;
/** Bounds of one answer that lie before `known`: it came from a cache, or the clock was set back. */
let doubted: Bounds | null = null;
/** The estimate within `known`. */
let estimate = 0;
const listeners = new Set<() => void>();

const deviceBase = () => Date.now() - performance.now();
const base = () => (known === null ? deviceBase() : estimate);

/** The server's time, ms since 1970. */
export const serverNow = (): number => Math.round(performance.now() + base());

/** The server's time at a moment of this device's clock, ms since 1970. */
export const serverTimeOf = (deviceTime: number): number => deviceTime + serverNow() - Date.now();

/** Calls back when the server's time differs from the assumed one; returns a function that stops it. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Learns from an answer. The header names a second, and the answer was written between sending and arrival: the
 * bounds of several answers together are narrower than those of any one, however slow some of them were.
 *
 * @param date the `Date` header
 * @param sentAt when the request was sent, by `performance.now()`
 */
export function noteServerTime(date: unknown, sentAt: number): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!(time > FIRST && time < LAST)) return;
  const told = { least: time - performance.now(), most: time + SECOND - sentAt };
  if (known && told.most < known.least && !(doubted && overlap(doubted, told))) {
    doubted = told;
    return;
  }
  doubted = null;
  const before = base();
  known = known && overlap(known, told) ? shared(known, told) : told;
  estimate = within(known);
  if (Math.abs(estimate - before) >= SECOND) listeners.forEach((listener) => listener());
}

const overlap = (one: Bounds, other: Bounds): boolean =>
  one.least <= other.most && other.least <= one.most;

const shared = (one: Bounds, other: Bounds): Bounds => ({
  least: Math.max(one.least, other.least),
  most: Math.min(one.most, other.most),
});

/** A visitor's clock that agrees with the server's is more exact than a header in whole seconds. */
function within({ least, most }: Bounds): number {
  const device = deviceBase();
  return device >= least && device <= most ? device : (least + most) / 2;
}
