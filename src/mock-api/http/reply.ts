import { errorCodes, type RefusalCode, type StatusOf } from '@/shared/api/errorCodes';
import type { FieldError } from '@/shared/api/envelope';
import { fail, ok } from './envelope';

import { fileAnswer } from './fileAnswer';

/** A successful reply before it is written; the endpoint's declaration gives its status. */
export interface Done<T> {
  readonly data: T;
  readonly message: string;
}

export const done = <T>(data: T, message = 'OK'): Done<T> => ({ data, message });

type RefusalData = Readonly<Record<string, unknown>> | null;

/** A refusal before it is written. Its code is part of its type, so handlers can only return declared ones. */
export class Refusal<C extends RefusalCode = RefusalCode> {
  readonly code: C;
  readonly status: StatusOf<C>;
  readonly message: string;
  /** Data for the code, such as an order's id. */
  readonly data: RefusalData;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    code: C,
    message: string,
    data: RefusalData,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.code = code;
    this.status = errorCodes[code].status;
    this.message = message;
    this.data = data;
    this.headers = headers;
  }
}

/** A refusal with a code, which decides its status. */
export const refuse = <C extends RefusalCode>(
  code: C,
  message: string,
  data: RefusalData = null,
  headers: Readonly<Record<string, string>> = {},
): Refusal<C> => new Refusal(code, message, data, headers);

/** 400 with errors by field. */
export const wrongFields = (errors: readonly FieldError[]) =>
  refuse('invalid-fields', 'Some fields need your attention.', { errors });

/**
 * Writes a reply as the envelope of spec §7, or as a file's content.
 *
 * @param cache `Cache-Control` of a successful response; undefined for private responses
 */
export async function written(
  reply: Done<unknown> | Refusal,
  status: 200 | 201 = 200,
  cache?: string,
): Promise<Response> {
  if (reply instanceof Refusal)
    return fail(reply.code, reply.message, reply.data, { ...reply.headers });
  return reply.data instanceof File
    ? fileAnswer(reply.data, cache)
    : ok(reply.data, reply.message, status, cache);
}
