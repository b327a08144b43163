import type * as z from 'zod/mini';
import { invalid } from './envelope';
import type { Context, Handle } from './route';

/** Parses a body or answers 400, so that each control stays one line. */
export const taking =
  <T>(
    schema: z.ZodMiniType<T>,
    handle: (body: T, context: Context) => Response | Promise<Response>,
  ): Handle =>
  async (context) => {
    const parsed = schema.safeParse(await context.body());
    return parsed.success
      ? handle(parsed.data, context)
      : invalid(
          parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
        );
  };
