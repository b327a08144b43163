/** A vertical range of the window, CSS pixels. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Margin around obstacles and at the window's edges, CSS pixels. */
const MARGIN = 8;
/** Height of three toasts, so that a second one does not move the first. */
const ROOM_WANTED = 224;

/** The free ranges of a window column with these obstacles, given in any order; returned from the top down. */
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

/** Obstacles of toasts in their column of the window, in any order. */
interface Obstacles {
  /** Ranges that toasts must not cover. */
  parts: readonly Stretch[];
  /** Ranges that toasts cover only if no gap in the upper half is left. */
  buttons?: readonly Stretch[];
}

/**
 * Position for toasts of a height: the current one, if that is clear of parts and buttons; otherwise the topmost gap
 * with space for three toasts, or else for these. Without a gap in the upper half they avoid only the parts, and are
 * cut short where even that leaves too little space.
 *
 * @param windowHeight CSS pixels
 * @param current their top now, CSS pixels; null before they are placed
 */
export function toastPosition(
  height: number,
  { parts, buttons = [] }: Obstacles,
  windowHeight: number,
  current: number | null = null,
): Stretch {
  const clear = gapsBetween([...parts, ...buttons], windowHeight).filter(
    (gap) => sizeOf(gap) >= height && gap.top <= windowHeight / 2,
  );
  // Otherwise toasts would jump while the page scrolls.
  const kept = clear.find(
    ({ top, bottom }) => current !== null && top <= current && current + height <= bottom,
  );
  if (kept && current !== null) return { top: current, bottom: kept.bottom };
  const gaps = gapsBetween(parts, windowHeight);
  const largest = gaps.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  return (
    fitting(clear, height) ??
    fitting(gaps, height) ??
    largest ?? { top: 2 * MARGIN, bottom: windowHeight }
  );
}

const fitting = (gaps: readonly Stretch[], height: number) =>
  gaps.find((gap) => sizeOf(gap) >= Math.max(height, ROOM_WANTED)) ??
  gaps.find((gap) => sizeOf(gap) >= height);
