/** A stretch of the window from top to bottom, CSS pixels. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Kept free around what toasts must not lie over, and at the window's edges, CSS pixels. */
const MARGIN = 8;
/** Room for three toasts, so that a second one does not make the first move. */
const ROOM_WANTED = 224;

/** What is free of a column of the window that has these obstacles in it, in any order; from the top down. */
function gapsBetween(obstacles: readonly Stretch[], height: number): Stretch[] {
  const gaps: Stretch[] = [];
  let top = 2 * MARGIN;
  for (const obstacle of [...obstacles].sort((one, other) => one.top - other.top)) {
    const bottom = obstacle.top - MARGIN;
    if (bottom > top) gaps.push({ top, bottom });
    top = Math.max(top, obstacle.bottom + MARGIN);
  }
  if (height > top) gaps.push({ top, bottom: height });
  return gaps;
}

const sizeOf = ({ top, bottom }: Stretch) => bottom - top;

/**
 * Where toasts of a height stand clear of what one might want to press: in the topmost gap that takes
 * three of them, else that takes these, else in the largest, cut short.
 *
 * @param windowHeight CSS pixels
 */
export function toastPosition(
  height: number,
  obstacles: readonly Stretch[],
  windowHeight: number,
): Stretch {
  const gaps = gapsBetween(obstacles, windowHeight);
  const fitting = (wanted: number) => gaps.find((gap) => sizeOf(gap) >= wanted);
  const largest = gaps.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  return (
    fitting(Math.max(height, ROOM_WANTED)) ??
    fitting(height) ??
    largest ?? { top: 2 * MARGIN, bottom: windowHeight }
  );
}
