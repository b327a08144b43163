// The only module that uses the HTTP library (reliability A22).
// oxlint-disable-next-line no-restricted-imports -- this is the client that everything else uses
import { create, isAxiosError, isCancel, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import type { Renewal } from './renewal';
import { noteServerTime } from '../time/serverClock';
import type { HttpAnswer } from './apiRequest';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Renewals decided before this request was sent (see Renewal.mark). */
    renewalMark?: number;
  }
}

export type Adapter = AxiosRequestConfig['adapter'];

/** Additional options of a call that transfers a file (see `files.ts`). */
export type Transfer = Pick<
  AxiosRequestConfig,
  'headers' | 'onUploadProgress' | 'responseType' | 'transformResponse'
>;

/** A request in wire form: the body is already text, FormData or a file. */
export interface WireRequest extends Transfer {
  method: string;
  url: string;
  data?: string | FormData | Blob;
  params?: URLSearchParams;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** A 401 whose renewal stayed undecided: nothing may be concluded from it. */
class UndecidedError extends Error {}

/**
 * The client of spec §7: base /api, JSON, cookies, no timeout, 2xx is success, xsrf cookie
 * XSRF-TOKEN. The token header goes to our own origin only, which is the library's default
 * (reliability A12).
 */
export function createInstance(adapter?: Adapter, options?: AxiosRequestConfig): AxiosInstance {
  return create({
    baseURL: '/api',
    ...options,
    withCredentials: true,
    timeout: 0,
    headers: { Accept: 'application/json' },
    validateStatus: (status) => status >= 200 && status <= 299,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    ...(adapter === undefined ? {} : { adapter }),
  });
}

/**
 * The client for renewals only: the browser finishes them, and stores their cookies, even if the page is closed
 * (`keepalive`). Otherwise a server that rotates refresh tokens would have issued tokens that never arrive.
 */
export const createRenewingInstance = (adapter: Adapter = 'fetch'): AxiosInstance =>
  createInstance(adapter, {
    fetchOptions: { keepalive: true },
    ...(typeof window === 'undefined' ? {} : { baseURL: `${window.location.origin}/api` }),
  });

/**
 * The 401 interceptor: renew once, send the request again once. The second attempt uses the bare instance, which has no
 * interceptor, so that no answer can start a loop.
 */
export function renewOn401(instance: AxiosInstance, bare: AxiosInstance, renewal: Renewal): void {
  instance.interceptors.request.use((config) => {
    config.renewalMark = renewal.mark();
    return config;
  });
  instance.interceptors.response.use(undefined, async (error: unknown) => {
    if (!isAxiosError(error) || error.response?.status !== 401 || !error.config) throw error;
    const { config } = error;
    const outcome = await renewal.settle(config.renewalMark ?? 0);
    if (outcome === 'undecided') throw new UndecidedError();
    if (outcome === 'dead' || config.signal?.aborted) throw error;
    return bare.request(config);
  });
}

const headersOf = (isJson: boolean, key: string | undefined): Record<string, string> => ({
  ...(isJson ? { 'Content-Type': 'application/json' } : {}),
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
});

/** Sends a request and never rejects: each outcome is a value. */
export async function send(instance: AxiosInstance, request: WireRequest): Promise<HttpAnswer> {
  const { idempotencyKey, ...wire } = request;
  const isJson = typeof wire.data === 'string';
  const sentAt = performance.now();
  try {
    const { status, data, headers } = await instance.request<unknown>({
      ...wire,
      ...(isJson || idempotencyKey ? { headers: headersOf(isJson, idempotencyKey) } : {}),
    });
    noteServerTime(headers['date'], sentAt);
    return { kind: 'answer', status, body: data };
  } catch (error) {
    if (isCancel(error)) return { kind: 'aborted' };
    const response = isAxiosError<unknown>(error) ? error.response : undefined;
    if (!response) return { kind: 'no-answer' };
    noteServerTime(response.headers['date'], sentAt);
    return { kind: 'answer', status: response.status, body: response.data };
  }
}
