/** The result of a failed call (spec §7: `success: false`, with the server's data if it sent some). */
export interface Failure {
  success: false;
  message: string;
  /** Error code of the server, such as `stale-version`; the OpenAPI document lists them. */
  code?: string;
  /** HTTP status; undefined if there was no response. */
  status?: number;
  /** Errors of single fields (400, 422): path and message. */
  errors?: FieldError[];
  /** Other data of a refusal, unparsed. A call that declares such data parses it with its schema. */
  told?: Readonly<Record<string, unknown>>;
}

export interface FieldError {
  path: string;
  message: string;
}

/** The result of a call after parsing: data of the expected shape, or a failure. */
export type ApiResult<T> = { success: true; message: string; data: T } | Failure;

/** Message if the server sent none (spec §8). */
export const GENERIC_FAILURE = 'Oops something went wrong';
/** Message if a response doesn't have the agreed shape. */
export const UNEXPECTED_ANSWER = 'The server sent something unexpected';
