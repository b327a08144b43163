import { randomHex } from '../text/bytes';
import type { ApiResult } from './envelope';
import type { ApiRequest } from './apiRequest';

/** Keys of calls that have had no definite answer yet, by what they ask for. */
const openKeys = new Map<string, string>();

/** A server's own trouble (5xx) leaves open whether the call took effect; so does no answer at all. */
const isDefinite = (result: ApiResult<unknown>): boolean =>
  result.success || (result.status !== undefined && result.status < 500);

/**
 * Sends a call with an idempotency key. Calls that ask for the same share the key until one of them gets a
 * definite answer, so that presses in quick succession, and a second try after a lost answer, take effect once.
 * Afterwards the same call is a new one.
 */
export async function withIdempotencyKey<Request extends ApiRequest, T>(
  request: Request,
  send: (request: Request) => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const { method, url, body } = request;
  const asked = JSON.stringify([method, url, body]);
  const idempotencyKey = openKeys.get(asked) ?? randomHex(16);
  openKeys.set(asked, idempotencyKey);
  const result = await send({ ...request, idempotencyKey });
  if (isDefinite(result) && openKeys.get(asked) === idempotencyKey) openKeys.delete(asked);
  return result;
}
