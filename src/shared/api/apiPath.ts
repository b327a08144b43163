/** What `apiPath` gives when a value cannot be a path segment; `call` refuses it without a request. */
export const REFUSED_PATH = '';

/**
 * A path such as `/discord/server-details/{id}` with its values in. Each becomes exactly one segment whatever
 * it holds, because ids come from URLs and storage (reliability D8). Values that no encoding can tame ('', '.',
 * '..', lone surrogates) make the whole path REFUSED_PATH: a hostile link then ends as an ordinary failed call
 * and not as an exception in a screen.
 */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  const segments = path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    return name === undefined ? segment : encodeSegment(values[name] ?? '');
  });
  return segments.includes(undefined) ? REFUSED_PATH : segments.join('/');
}

/** True for a path that stays below `/api`: no other host, no climbing out. */
export function isApiPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\\?#\s]/.test(path)) return false;
  return !path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

function encodeSegment(value: string): string | undefined {
  if (value === '' || value === '.' || value === '..') return undefined;
  try {
    return encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
