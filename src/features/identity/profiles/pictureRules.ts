/** What a picture of one's own may be: a picture that stands still, as it is beside every name (decision 108). */
export const ownPictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const OWN_PICTURE_NAMES = 'PNG, JPEG and WebP images';

/** Of what is stored, bytes. */
export const MOST_PICTURE_BYTES = 2 * 1024 * 1024;

/** Edges of what is stored, pixels: it is drawn by everybody who sees the name. */
export const LEAST_EDGE = 64;
export const MOST_EDGE = 1024;

/** Size of a profile picture after the crop: enough for its largest use on a high-resolution screen. */
export const SQUARE = { width: 512, height: 512, leastWidth: LEAST_EDGE, leastHeight: LEAST_EDGE };

/** Size of a banner after the crop: three by one. */
export const BANNER = {
  width: 1200,
  height: 400,
  leastWidth: 300,
  leastHeight: 100,
  mostEdge: 2048,
};

/** The picture for link previews, in the size that sites expect. */
export const CARD = { width: 1200, height: 630, maxBytes: 1024 * 1024 };
