const MAX_LENGTH = 2_048;

/**
 * An address that may be opened as a link to elsewhere: absolute, https: or mailto:, without a user
 * name that could pass for the host. Null for all else (reliability D3).
 */
export function safeExternalUrl(raw: string | null | undefined): string | null {
  if (!raw || raw.length > MAX_LENGTH) return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(raw)) return null;
  try {
    const url = new URL(raw);
    const isAllowed = url.protocol === 'https:' || url.protocol === 'mailto:';
    return isAllowed && url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}
