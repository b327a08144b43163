/**
 * Response with an uploaded file. It has the detected type, and browsers run no content in it. It is a private
 * download, unless anyone may cache it (`isPublicFile` or `cachedFor` of the declaration).
 */
export const fileAnswer = async (file: File, cache?: string): Promise<Response> =>
  new Response(await file.arrayBuffer(), {
    headers: {
      'content-type': file.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      ...(cache === undefined ? ownHeaders(file.name) : publicHeaders(cache)),
    },
  });

const publicHeaders = (cache: string) => ({
  'content-disposition': 'inline',
  // Pages of the other site show it.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': cache,
});

const ownHeaders = (name: string) => ({
  'content-disposition': `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-cache',
});

/** For what knows no other letters. */
const asciiOf = (name: string) => name.replaceAll(/[^\w .-]/g, '_');

/** RFC 8187: what encodeURIComponent leaves alone beyond it is encoded too. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
