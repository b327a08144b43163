import type { ErrorStatus } from '@/shared/api/endpoint';
import type { FieldError } from '@/shared/api/envelope';
import { fail, ok } from './envelope';
import { errorCodes, type RefusalCode, type StatusOf } from './errorCodes';
import { fileAnswer } from './fileAnswer';

/** A good answer, before it is written: its status is the declaration's. */
export interface Done<T> {
  readonly data: T;
  readonly message: string;
}

export const done = <T>(data: T, message = 'OK'): Done<T> => ({ data, message });

type RefusalData = Readonly<Record<string, unknown>> | null;

/** A refusal, before it is written. Its status is part of its type: a handler gives those it declares. */
export class Refusal<S extends ErrorStatus = ErrorStatus> {
  readonly code: RefusalCode;
  readonly status: S;
  readonly message: string;
  /** What belongs to the code, such as an order's id. */
  readonly data: RefusalData;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    code: RefusalCode,
    status: S,
    message: string,
    data: RefusalData,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.code = code;
    this.status = status;
    this.message = message;
    this.data = data;
    this.headers = headers;
  }
}

/** A refusal for a reason; the status is the reason's. */
export function refuse<C extends RefusalCode>(
  code: C,
  message: string,
  data?: RefusalData,
  headers?: Readonly<Record<string, string>>,
): Refusal<StatusOf<C>>;
export function refuse(
  code: RefusalCode,
  message: string,
  data: RefusalData = null,
  headers?: Readonly<Record<string, string>>,
): Refusal {
  return new Refusal(code, errorCodes[code].status, message, data, headers);
}

/** 400 with what is wrong, field by field. */
export const wrongFields = (errors: readonly FieldError[]) =>
  refuse('invalid-fields', 'Some fields need your attention.', { errors });

/**
 * Writes a reply as the envelope of spec §7, and a file as its content.
 *
 * @param cache `Cache-Control` of a successful response; undefined if only the caller may have it
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
