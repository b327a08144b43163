// oxlint-disable-next-line no-restricted-imports -- stands in for the network under the real client
import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type { Adapter } from '../http';

export interface SentRequest {
  method: string;
  url: string;
  data: unknown;
  /** By their names as written. */
  headers: Readonly<Record<string, unknown>>;
  /** Aborts the request; undefined if it cannot be aborted. */
  signal: InternalAxiosRequestConfig['signal'];
}

export interface ScriptedAnswer {
  status: number;
  body?: unknown;
}

/**
 * A network for tests, without a real one: `answer` sees each request and returns the response, or throws for a broken
 * connection. More than `cap` requests fail the test, so that no loop runs forever.
 */
export function scriptedAdapter(
  answer: (request: SentRequest) => Promise<ScriptedAnswer> | ScriptedAnswer,
  cap = 1_000,
) {
  const sent: SentRequest[] = [];
  const adapter: Adapter = async (config) => {
    const { method = '', url = '', data, signal } = config;
    const request: SentRequest = { method, url, data, headers: config.headers.toJSON(), signal };
    sent.push(request);
    if (sent.length > cap) throw new Error(`more than ${cap} requests`);
    const { status, body } = await untilAborted(config, async () => answer(request));
    const response = { data: body, status, statusText: '', headers: {}, config };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`status ${status}`, undefined, config, undefined, response);
  };
  return { adapter, sent };
}

export const renewals = (sent: SentRequest[]) =>
  sent.filter(({ url }) => url === '/auth/renew-access-token').length;

async function untilAborted<T>(config: InternalAxiosRequestConfig, run: () => Promise<T>) {
  const { signal } = config;
  if (!signal) return run();
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener?.('abort', () => reject(new CanceledError()));
    run().then(resolve, reject);
  });
}
