import { LEAST_EDGE } from './pictureRules';

/** Edge of what is sent, pixels: enough for the largest place a picture stands in, on a dense screen. */
const EDGE = 512;
const QUALITY = 0.9;

/**
 * The middle of a picture as a square, drawn anew: what was written into it, such as where it was taken, does not
 * leave the device, and a picture that moves stands still. Null for what this browser cannot draw.
 */
export async function squarePicture(file: Blob): Promise<Blob | 'TOO_SMALL' | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    const { width, height } = picture;
    const side = Math.min(width, height);
    if (side < LEAST_EDGE) return 'TOO_SMALL';
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(EDGE, side);
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    const [left, top] = [(width - side) / 2, (height - side) / 2];
    context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
    // Where a browser writes no WebP it gives a PNG, which is taken as well.
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  } finally {
    picture.close();
  }
}
