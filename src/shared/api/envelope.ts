/** What a failed call returns (spec §7: `success: false`, with the server's data where it sent some). */
export interface Failure {
  success: false;
  message: string;
  /** The reason by name, where the server tells one: `stale-version`. What there is says the OpenAPI document. */
  code?: string;
  /** HTTP status, or undefined when no answer came at all. */
  status?: number;
  /** Errors of single fields (400, 422): where and what. */
  errors?: FieldError[];
  /** What else a refusal's data held, as it came: a call that declares such data reads it with its schema. */
  told?: Readonly<Record<string, unknown>>;
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
