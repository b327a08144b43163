import type { Clock } from '../ports';

interface Timer {
  at: number;
  order: number;
  fire(): void;
}

/** Time that passes only when a test says so. Promises settle between two instants. */
export class VirtualClock implements Clock {
  private time = 1_700_000_000_000;
  private count = 0;
  private timers: Timer[] = [];
  private seed: number;

  constructor(seed = 1) {
    this.seed = seed;
  }

  now(): number {
    return this.time;
  }

  serverNow(): number {
    return this.time;
  }

  /** A small linear congruential generator, so that a run can be repeated. */
  random(): number {
    this.seed = (this.seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return this.seed / 4_294_967_296;
  }

  /** Calls back after so many milliseconds; returns how to call it off. */
  after(ms: number, fire: () => void): () => void {
    const timer = { at: this.time + ms, order: (this.count += 1), fire };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const cancel = this.after(ms, () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      const stop = () => {
        cancel();
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  /** Lets so many milliseconds pass; stops early when nothing waits any more. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    await settle();
    for (;;) {
      const next = this.timers.reduce<Timer | null>(earlier, null);
      if (!next || next.at > end) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.fire();
      await settle();
    }
    this.time = end;
  }
}

const earlier = (first: Timer | null, timer: Timer): Timer =>
  first && (first.at < timer.at || (first.at === timer.at && first.order < timer.order))
    ? first
    : timer;

/** Lets every promise that can settle do so: the next turn of the event loop comes after all of them. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
