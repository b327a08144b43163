import type { FieldError } from '@/shared/api/envelope';
import { errorCodes, type ErrorCode } from '@/shared/api/errorCodes';

/** Every answer is `{success, message, data}` (spec §7); the data of a failure has its `code`. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });

export const ok = (data: unknown, message = 'OK', status = 200, cache?: string) =>
  json(
    status,
    { success: true, message, data },
    cache === undefined ? {} : { 'cache-control': cache },
  );

/** A failure. Its data is the code, and what belongs to it, such as an order's id. */
export const fail = (
  code: ErrorCode,
  message: string,
  data: Readonly<Record<string, unknown>> | null = null,
  headers: Record<string, string> = {},
) => json(errorCodes[code].status, { success: false, message, data: { code, ...data } }, headers);

/** 400 with the errors of single fields. */
export const invalid = (errors: FieldError[]) =>
  fail('invalid-fields', 'Some fields need your attention.', { errors });

export const notFound = (message = 'Not found.') => fail('not-found', message);

export const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
