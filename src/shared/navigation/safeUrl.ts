import { localPicturePath } from './localPicture';

const MAX_LENGTH = 2_048;

/**
 * An external address that may be opened as a link: absolute, https: or mailto:, without a user name that could pass
 * for the host. Null for all else (reliability D3).
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

/** Picture types that cannot contain scripts; an SVG can. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;
/** A path of our own origin. Browsers read `//host` and `/\host` as another one, and drop tabs and line ends. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const OWN_PATH = /^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/;

/**
 * An address a picture may be loaded from: https:, a path of our own, or a data URL. A picture uploaded to a back end
 * on this device is loaded by its path. Null for all else.
 */
export function safePictureUrl(raw: string | null): string | null {
  if (raw === null) return null;
  if (INLINE_PICTURE.test(raw) || OWN_PATH.test(raw)) return raw;
  return writtenPicture(raw);
}

/** The same for the picture of a message: only an absolute address can be posted. */
export const writtenPicture = (raw: string): string | null =>
  /^https:/i.test(raw) ? safeExternalUrl(raw) : localPicturePath(raw);
