import { getResponse, http, HttpResponse, RequestHandler } from 'msw';
import type { TestBackend } from '../hosts/vitest/testServer';

/** Marks a field to remove. */
export const MISSING = Symbol('missing');

/** A copy of plain JSON with another value at a path such as `guildRoles.0.position`. */
export function withAt(json: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.');
  if (path === '') return value;
  if (Array.isArray(json)) {
    const items: unknown[] = [...json];
    const at = Number(step);
    const next = withAt(items[at], rest.join('.'), value);
    if (next === MISSING) items.splice(at, 1);
    else items[at] = next;
    return items;
  }
  const row: Record<string, unknown> = typeof json === 'object' ? { ...json } : {};
  const next = withAt(row[step], rest.join('.'), value);
  if (next === MISSING) delete row[step];
  else row[step] = next;
  return row;
}

/**
 * Makes the back end answer GETs of a path as usual, with some values replaced.
 *
 * @param path as in MSW: `/api/users/subscriptions/:id`
 * @param odd replacements by path in the response's `data`
 */
export function tamper(
  { server }: TestBackend,
  path: string,
  odd: Readonly<Record<string, unknown>>,
): void {
  const handlers = server.listHandlers().filter((each) => each instanceof RequestHandler);
  server.use(
    http.get(path, async ({ request }) => {
      const answer = await getResponse(handlers, request);
      const body: unknown = await answer?.json();
      const data = Object.entries(odd).reduce(
        (changed, [at, value]) => withAt(changed, `data.${at}`, value),
        body,
      );
      return new HttpResponse(JSON.stringify(data), {
        status: answer?.status ?? 500,
        headers: { 'Content-Type': 'application/json' },
      });
    }),
  );
}
