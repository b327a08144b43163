/** Formats of a profile picture: still images only, as it is shown beside every name (docs/product/profiles.md). */
export const ownPictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const OWN_PICTURE_NAMES = 'PNG, JPEG and WebP images';

/** Maximum size of the stored file, bytes. */
export const MOST_PICTURE_BYTES = 2 * 1024 * 1024;

/** Minimum and maximum edge of the stored picture, pixels: it is rendered for every viewer of the name. */
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
