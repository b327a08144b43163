import * as z from 'zod/mini';
import { withRenewalLock, type Locks } from './renewalLock';
import type { RenewalTrail } from './renewalTrail';
import type { HttpAnswer } from './apiRequest';

/** `dead` is a definite 401 and nothing else: a broken network or server proves nothing. */
export type RenewalOutcome = 'renewed' | 'dead' | 'undecided';

/** Longest wait for POST /auth/renew-access-token, in ms (reliability A4). */
export const RENEWAL_DEADLINE_MS = 10_000;

/** Tells the browser's other tabs about a renewal, and listens for theirs. */
export interface RenewalNews {
  tell(): void;
  hear(listener: () => void): void;
}

interface RenewalOptions {
  /** Sends the renewal, through a client that never renews. */
  send: (signal: AbortSignal) => Promise<HttpAnswer>;
  /** Requests the signed-in user, through the same client. */
  whoAmI: (signal: AbortSignal) => Promise<HttpAnswer>;
  trail: RenewalTrail;
  /** Web Locks if the browser has them; read again for each renewal. */
  locks: () => Locks | undefined;
  news: RenewalNews;
  /** Called once per outcome, not once per waiting request. */
  onOutcome: (outcome: RenewalOutcome) => void;
}

export interface Renewal {
  /** A mark that a request stores when it is sent, and passes back with its 401. */
  mark(): number;
  /** Renews for a request that was answered 401, or shares a renewal newer than the request. */
  settle(mark: number): Promise<RenewalOutcome>;
}

/**
 * The one renewal of this tab (spec §7, §8). Whether a 401 is older than the last renewal is decided by counting
 * decided renewals, not by a clock: clocks jump, and laptops sleep (reliability A19).
 */
export function createRenewal(options: RenewalOptions): Renewal {
  const { send, whoAmI, trail, locks, news, onOutcome } = options;
  let decided = 0;
  let latest: 'renewed' | 'dead' = 'renewed';
  let inFlight: Promise<RenewalOutcome> | undefined;

  const decide = (outcome: RenewalOutcome) => {
    if (outcome !== 'undecided') {
      decided += 1;
      latest = outcome;
    }
    onOutcome(outcome);
    return outcome;
  };
  news.hear(() => decide('renewed'));

  const renew = async () => {
    const before = decided;
    const overtaken = () => decided > before && latest === 'renewed';
    return withRenewalLock(locks(), async () => {
      if (overtaken()) return latest;
      const wasInterrupted = trail.isLeft();
      trail.leave();
      let outcome = judge(await withDeadline(send));
      // An earlier page was left before its renewal was answered: the new cookies may have arrived since, and the token
      // sent here may be old.
      if (outcome === 'dead' && wasInterrupted) outcome = judgeIdentity(await withDeadline(whoAmI));
      if (outcome !== 'undecided') trail.remove();
      // Another tab renewed during this request: the refresh token sent here was merely the old one.
      if (outcome !== 'renewed' && overtaken()) return latest;
      if (outcome === 'renewed') news.tell();
      return decide(outcome);
    });
  };

  return {
    mark: () => decided,
    settle(mark) {
      if (decided > mark) return Promise.resolve(latest);
      inFlight ??= renew().finally(() => {
        inFlight = undefined;
      });
      return inFlight;
    },
  };
}

function judge(answer: HttpAnswer): RenewalOutcome {
  if (answer.kind !== 'answer') return 'undecided';
  if (answer.status === 401) return 'dead';
  const isOk = answer.status >= 200 && answer.status <= 299;
  return isOk && !isRefusal(answer.body) ? 'renewed' : 'undecided';
}

/**
 * The outcome by a check of the signed-in user after a refused renewal: the session continues only if the server
 * confirms it.
 */
function judgeIdentity(answer: HttpAnswer): RenewalOutcome {
  if (answer.kind === 'answer' && answer.status === 200) {
    const identity = identitySchema.safeParse(answer.body);
    if (identity.success) return identity.data.data.user.isAuthenticated ? 'renewed' : 'dead';
  }
  return judge(answer) === 'dead' ? 'dead' : 'undecided';
}

const identitySchema = z.object({
  data: z.object({ user: z.object({ isAuthenticated: z.boolean() }) }),
});

/** HTML with status 200, or an envelope with `success: false`, has renewed nothing. */
function isRefusal(body: unknown): boolean {
  if (typeof body === 'string') return body.trim() !== '';
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

async function withDeadline(send: RenewalOptions['send']): Promise<HttpAnswer> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<HttpAnswer>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'no-answer' });
      giveUp.abort();
    }, RENEWAL_DEADLINE_MS);
  });
  try {
    return await Promise.race([send(giveUp.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
