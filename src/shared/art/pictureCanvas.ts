/** A size that link previews and chats show whole, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A canvas to draw a picture on; null where this browser has none. */
export function newPicture({ width, height }: PictureSize) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return null;
  return {
    context,
    /** The picture as a PNG; null where it can't be made. */
    toPng: () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')),
  };
}

/** As much of a text as fits a width in the font that is set, with an ellipsis where it's cut. */
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
