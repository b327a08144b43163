import type * as z from 'zod/mini';
import type { ConfirmAccount } from './accountConfirmation';
import { isApiPath } from './apiPath';
import { renewAccessToken } from './endpoints';
import { GENERIC_FAILURE, type ApiResult } from './envelope';
import {
  createInstance,
  createRenewingInstance,
  renewOn401,
  send,
  type Adapter,
  type WireRequest,
} from './http';
import { readAnswer } from './readAnswer';
import { createRenewal, type RenewalNews, type RenewalOutcome } from './renewal';
import type { Locks } from './renewalLock';
import type { RenewalTrail } from './renewalTrail';
import type { ApiRequest, HttpAnswer } from './apiRequest';
import type { createWatchdog } from './watchdog';

interface ClientOptions {
  locks: () => Locks | undefined;
  news: RenewalNews;
  trail: RenewalTrail;
  watchdog: ReturnType<typeof createWatchdog>;
  /** Called with each answer, successful or not. */
  onAnswer?: (status: number, body: unknown) => void;
  /** The answer to a request that was sent before the client existed; null if there is no usable one. */
  adopt?: (request: WireRequest) => Promise<HttpAnswer | null>;
  /** Confirms the account before a call that ties something to it is sent; without it such calls are sent directly. */
  mayTie?: ConfirmAccount;
  /** How requests are sent; by default the browser's own way. */
  adapter?: Adapter;
}

type Stop = () => void;

/** Builds a client with its own renewal. The app has one, in client.ts. */
export function createClient(options: ClientOptions) {
  const { locks, news, trail, watchdog, onAnswer, adopt, mayTie, adapter } = options;
  const listeners = new Map<RenewalOutcome, Set<() => void>>();
  const bare = createInstance(adapter);
  const renewing = createRenewingInstance(adapter);
  const renewal = createRenewal({
    send: (signal) =>
      send(renewing, { method: renewAccessToken.method, url: renewAccessToken.path, signal }),
    whoAmI: (signal) => send(bare, { method: 'GET', url: '/auth/authenticate', signal }),
    trail,
    locks,
    news,
    onOutcome: (outcome) => listeners.get(outcome)?.forEach((listener) => listener()),
  });
  const instance = createInstance(adapter);
  renewOn401(instance, bare, renewal);
  const sendOrAdopt = async (wire: WireRequest): Promise<HttpAnswer> =>
    (await adopt?.(wire)) ?? send(instance, wire);

  return {
    /** Calls back each time a renewal has this outcome; returns a function that stops it. */
    on(outcome: RenewalOutcome, listener: () => void): Stop {
      const told = listeners.get(outcome) ?? new Set();
      listeners.set(outcome, told.add(listener));
      return () => told.delete(listener);
    },
    async call<S extends z.ZodMiniType>(
      this: void,
      request: ApiRequest<S>,
    ): Promise<ApiResult<z.output<S>>> {
      const giveUp = new AbortController();
      const wire = wireRequest(request, giveUp.signal);
      if (!wire) return { success: false, message: GENERIC_FAILURE };
      const { ties } = request;
      const refusal = ties && (await mayTie?.(ties, request.signal));
      if (refusal) return { success: false, message: refusal };
      const abort = () => giveUp.abort();
      if (request.signal?.aborted) abort();
      request.signal?.addEventListener('abort', abort);
      const ended = request.transfer
        ? undefined
        : watchdog.watch(wire.method === 'GET' ? abort : undefined);
      const answer = await unlessAborted(sendOrAdopt(wire), giveUp.signal);
      ended?.();
      if (answer.kind === 'answer') onAnswer?.(answer.status, answer.body);
      request.signal?.removeEventListener('abort', abort);
      return readAnswer(answer, request.schema);
    },
  };
}

/** The request in wire form, or undefined when its path or body cannot be sent. */
function wireRequest(
  { method = 'GET', url, body, params, transfer, idempotencyKey }: ApiRequest,
  signal: AbortSignal,
): WireRequest | undefined {
  if (!isApiPath(url)) return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const data = serialise(body);
  if (data === null) return undefined;
  return {
    method,
    url,
    signal,
    ...transfer,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(query.size > 0 ? { params: query } : {}),
    ...(data === undefined ? {} : { data }),
  };
}

/** Once, before the first attempt, so that a retry sends exactly the same bytes (reliability A9). */
function serialise(body: unknown): string | FormData | Blob | undefined | null {
  if (body === undefined || body instanceof FormData || body instanceof Blob) return body;
  try {
    return JSON.stringify(body) ?? null;
  } catch {
    return null;
  }
}

/** An aborted call ends at once, even while it waits for a renewal that other calls still need. */
function unlessAborted(answer: Promise<HttpAnswer>, signal: AbortSignal): Promise<HttpAnswer> {
  if (signal.aborted) return Promise.resolve({ kind: 'aborted' });
  return new Promise((resolve) => {
    const abort = () => resolve({ kind: 'aborted' });
    signal.addEventListener('abort', abort, { once: true });
    void answer.then((value) => {
      signal.removeEventListener('abort', abort);
      resolve(value);
    });
  });
}
