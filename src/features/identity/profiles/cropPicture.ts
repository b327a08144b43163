const QUALITY = 0.9;

/** What a picture is cropped to, and the smallest that is taken, pixels. */
export interface Crop {
  width: number;
  height: number;
  leastWidth: number;
  leastHeight: number;
}

/**
 * The middle of a picture in the shape of a crop, drawn again: what was written into the file, such as where it was
 * taken, doesn't leave the device, and an animated picture becomes a still one. Null for what this browser can't draw.
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
    // Where a browser writes no WebP it gives a PNG, which is taken as well.
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  } finally {
    picture.close();
  }
}

/** The largest part of a picture that has the shape of another size, in its middle. */
export function middleOf(
  picture: { width: number; height: number },
  shape: { width: number; height: number },
) {
  const ratio = shape.width / shape.height;
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  return { left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height };
}
