/** A size that link previews and chats show in full, pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A canvas for a picture; null if this browser has none. */
export function newPicture({ width, height }: PictureSize) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return null;
  return {
    context,
    /** The picture as a PNG; null if this browser can't make one. */
    toPng: () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')),
  };
}

/** A text cut to a width in the current font, with an ellipsis if it was too long. */
export function fittingText(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
): string {
  if (context.measureText(text).width <= width) return text;
  const letters = Array.from(text);
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, isTooLong] = [0, letters.length];
  while (isTooLong - fits > 1) {
    const middle = (fits + isTooLong) >> 1;
    if (context.measureText(cut(middle)).width <= width) fits = middle;
    else isTooLong = middle;
  }
  return cut(fits);
}

/** Loads an image for a canvas; null if it doesn't load or its host doesn't allow that use. */
export function loadImage(src: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    const timer = setTimeout(() => resolve(null), LONGEST_WAIT);
    const settle = (loaded: HTMLImageElement | null) => {
      clearTimeout(timer);
      resolve(loaded);
    };
    image.addEventListener('load', () => settle(image));
    image.addEventListener('error', () => settle(null));
    image.src = src;
  });
}

/** Longest wait for a host, ms. */
const LONGEST_WAIT = 6_000;

/** The largest font size, in pixels, at which a text fits a width; `least` if it doesn't fit at that either. */
export function fittingSize(
  widthAt: (size: number) => number,
  width: number,
  { most, least }: { most: number; least: number },
): number {
  for (let size = most; size > least; size -= 2) if (widthAt(size) <= width) return size;
  return least;
}
