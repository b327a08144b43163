const QUALITY = 0.9;

/** Target size of a crop, and the smallest image accepted, pixels. */
export interface Crop {
  width: number;
  height: number;
  leastWidth: number;
  leastHeight: number;
}

/**
 * Crops an image around its middle and draws it again. So metadata of the file, such as its location, never leaves the
 * device, and an animated image becomes a still one. Null if this browser can't draw the image.
 */
export async function cropPicture(file: Blob, crop: Crop): Promise<Blob | 'TOO_SMALL' | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    const { left, top, width, height } = middleOf(picture, crop);
    if (width < crop.leastWidth || height < crop.leastHeight) return 'TOO_SMALL';
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(crop.width, Math.round(width));
    canvas.height = Math.min(crop.height, Math.round(height));
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
    // Browsers without WebP encode a PNG, which the server accepts too.
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  } finally {
    picture.close();
  }
}

/** The largest area in the middle of an image that has the proportions of another size. */
export function middleOf(
  picture: { width: number; height: number },
  shape: { width: number; height: number },
) {
  const ratio = shape.width / shape.height;
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  return { left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height };
}
