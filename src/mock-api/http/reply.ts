import type { ErrorStatus } from '@/shared/api/endpoint';
import type { FieldError } from '@/shared/api/envelope';
import { fail, ok } from './envelope';
import { fileAnswer } from './fileAnswer';

/** A good answer, before it is written: its status is the declaration's. */
export interface Done<T> {
  readonly data: T;
  readonly message: string;
}

export const done = <T>(data: T, message = 'OK'): Done<T> => ({ data, message });

/** A refusal, before it is written. Its status is part of its type: a handler gives those it declares. */
export class Refusal<S extends ErrorStatus = ErrorStatus> {
  readonly status: S;
  readonly message: string;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: S,
    message: string,
    data: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.status = status;
    this.message = message;
    this.data = data;
    this.headers = headers;
  }
}

export const refuse = <S extends ErrorStatus>(
  status: S,
  message: string,
  data: unknown = null,
  headers?: Readonly<Record<string, string>>,
) => new Refusal(status, message, data, headers);

/** 400 with what is wrong, field by field. */
export const wrongFields = (errors: readonly FieldError[]) =>
  refuse(400, 'Some fields need your attention.', { errors });

/** Writes a reply as the envelope of spec §7; a file as itself. */
export async function written(
  reply: Done<unknown> | Refusal,
  status: 200 | 201 = 200,
): Promise<Response> {
  if (reply instanceof Refusal)
    return fail(reply.status, reply.message, reply.data, { ...reply.headers });
  return reply.data instanceof File
    ? fileAnswer(reply.data)
    : ok(reply.data, reply.message, status);
}
