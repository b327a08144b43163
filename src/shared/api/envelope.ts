import * as z from 'zod/mini';

/** What a wrapper of the client returns, whatever happened (spec §7): a failed call has `success: false`. */
export interface Envelope<T> {
  success: boolean;
  message: string;
  data: T;
}

export interface Failure {
  success: false;
  message: string;
  /** HTTP status, or undefined when no answer came at all. */
  status?: number;
  /** Errors of single fields (400, 422): where and what. */
  errors?: FieldError[];
}

export interface FieldError {
  path: string;
  message: string;
}

/** The result of a call after parsing: the data in the expected shape, or why there is none. */
export type ApiResult<T> = { success: true; message: string; data: T } | Failure;

/** Said when the server says nothing of use (spec §8). */
export const GENERIC_FAILURE = 'Oops something went wrong';
/** Said when an answer is not of the agreed shape. */
export const UNEXPECTED_ANSWER = 'The server sent something unexpected';

/** The envelope around `data`. A missing message is an empty one; unknown fields are dropped. */
export const envelopeOf = <T extends z.ZodMiniType>(data: T) =>
  z.object({ success: z.boolean(), message: z._default(z.string(), ''), data });

/** A page of a list (api-contract): `page` counts from 1. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), pageSize: z.number() });
