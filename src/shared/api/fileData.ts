import * as z from 'zod/mini';

/** `data` of a call that answers with a file (`download` of its declaration). */
export const fileData = z.custom<Blob>((value) => value instanceof Blob);
