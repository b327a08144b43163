/** A wall or tower with merlons, from its top left down to its bottom right. */
export function battlements(
  left: number,
  top: number,
  right: number,
  bottom: number,
  merlons: number,
): string {
  const step = (right - left) / (merlons * 2 - 1);
  return `M${left} ${bottom}V${top}h${step}${`v5h${step}v-5h${step}`.repeat(merlons - 1)}V${bottom}z`;
}

/** A star with four points. */
export const star = (x: number, y: number, radius: number) => {
  const [long, short] = [radius * 0.75, radius * 0.25];
  return (
    `M${x} ${y - radius}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}` +
    `-${short}-${long}-${long}-${short} ${long}-${short}z`
  );
};

/** A crescent whose right side is lit, with its tips at the top and bottom. */
export const crescent = (x: number, y: number) => `M${x} ${y}a9 9 0 1 1-7 15 8 8 0 0 0 7-15z`;

/** A narrow window with a round top. */
export const slit = (x: number, y: number) => `M${x} ${y + 10}V${y + 2.5}a2.5 2.5 0 0 1 5 0v7.5z`;

/** A flame whose base is at the given point. */
export const flame = (x: number, y: number) =>
  `M${x} ${y}c-3.5 0-5-2.5-5-5 0-3 3-5 5-9 2 4 5 6 5 9 0 2.5-1.5 5-5 5z`;
