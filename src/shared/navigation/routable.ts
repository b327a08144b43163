/**
 * A path as the router reads it: each segment decoded, an encoded slash kept. Malformed escapes leave the
 * whole path as it is.
 */
export function decodedPath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** Whether the text contains backslashes, which browsers read as slashes, or control characters, which they skip. */
export function hasTrickyCharacter(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[\u0000-\u001f\u007f\\]/.test(text);
}

/**
 * The same path, with escaped control characters and backslashes escaped once more. The router decodes a path and
 * parses the result as a URL again; `/%09/:x` would then be `//:x`, another host, and no page could be shown. The typed
 * path stays visible, as a page that does not exist.
 */
export const routablePath = (pathname: string): string =>
  pathname.replaceAll(/%(?=[01][\da-f]|7f|5c)/gi, '%25');
