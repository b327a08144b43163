import type { FieldError } from '@/shared/api/envelope';

/** Every answer is `{success, message, data}` (spec §7). */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });

export const ok = (data: unknown, message = 'OK', status = 200) =>
  json(status, { success: true, message, data });

/** A refusal; `data` stays null unless there is something to tell, such as an order's id. */
export const fail = (
  status: number,
  message: string,
  data: unknown = null,
  headers: Record<string, string> = {},
) => json(status, { success: false, message, data }, headers);

/** 400 with the errors of single fields. */
export const invalid = (errors: FieldError[]) =>
  fail(400, 'Some fields need your attention.', { errors });

export const notFound = (message = 'Not found.') => fail(404, message);

export const redirect = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
