/** What a picture of one's own may be: a picture that stands still, as it is beside every name (decision 108). */
export const ownPictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const OWN_PICTURE_NAMES = 'PNG, JPEG and WebP pictures';

/** Of what is stored, bytes. */
export const MOST_PICTURE_BYTES = 2 * 1024 * 1024;

/** Edges of what is stored, pixels: it is drawn by everybody who sees the name. */
export const LEAST_EDGE = 64;
export const MOST_EDGE = 1024;
