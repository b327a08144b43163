/**
 * A file somebody has sent, as others get it: a download of the type it was found to be, in which a browser
 * runs nothing whatever is in it.
 */
export const fileAnswer = async (file: File): Promise<Response> =>
  new Response(await file.arrayBuffer(), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${asciiOf(file.name)}"; filename*=UTF-8''${encoded(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    },
  });

/** For what knows no other letters. */
const asciiOf = (name: string) => name.replaceAll(/[^\w .-]/g, '_');

/** RFC 8187: what encodeURIComponent leaves alone beyond it is encoded too. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
