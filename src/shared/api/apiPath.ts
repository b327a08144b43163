/** What `apiPath` gives when a value cannot be a path segment; `call` refuses it without a request. */
export const REFUSED_PATH = '';

/**
 * Path template: apiPath`/discord/server-details/${id}`. Each value becomes exactly one segment
 * whatever it holds, because ids come from URLs and storage (reliability D8). Values that no encoding
 * can tame ('', '.', '..', lone surrogates) make the whole path REFUSED_PATH: a hostile link then
 * ends as an ordinary failed call and not as an exception in a screen.
 */
export function apiPath(fixed: TemplateStringsArray, ...values: (string | number)[]): string {
  const segments = values.map((value) => encodeSegment(String(value)));
  if (segments.includes(undefined)) return REFUSED_PATH;
  return fixed.reduce((path, text, index) => `${path}${segments[index - 1] ?? ''}${text}`);
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
