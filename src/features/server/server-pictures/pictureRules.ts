/** Pictures that Discord and browsers render without running code: no SVG. */
export const serverPictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export const SERVER_PICTURE_NAMES = 'PNG, JPEG, WebP and GIF images';

/** Maximum size of one picture, bytes. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** Minimum and maximum edge, pixels. */
export const LEAST_EDGE = 16;
export const MOST_EDGE = 4096;

/** Storage limits per server. */
export const MOST_PICTURES = 200;
export const MOST_BYTES_IN_ALL = 200 * 1024 * 1024;
