/**
 * The message of a failed call, for a screen: the server's, or `otherwise` if it sent none. Takes the `error` of an RTK
 * Query hook.
 */
export const failureText = (error: unknown, otherwise: string): string =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string' &&
  error.message !== ''
    ? error.message
    : otherwise;

/** The HTTP status in the `error` of a hook; undefined where there is none. */
export const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** The stable error code in the `error` of a hook; undefined where there is none. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether a call was refused because the caller lacks a right. */
export const isForbidden = (error: unknown): boolean => statusOf(error) === 403;
