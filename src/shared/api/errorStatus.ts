/** The HTTP status in the `error` of a hook; undefined where there is none. */
export const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Whether a call was refused for want of a right. */
export const isForbidden = (error: unknown): boolean => statusOf(error) === 403;
