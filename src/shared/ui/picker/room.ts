/** A box in the window, CSS pixels from its top edge. */
interface Box {
  top: number;
  bottom: number;
}

/**
 * What bars that stay in sight leave of a window: from where to where something that opens is in front of nothing and
 * behind nothing, CSS pixels from the window's top edge. A bar in the upper half that is no head of the page, such as
 * the one at the end of a short form, takes nothing away.
 *
 * @param heads bars at the top, such as the page's header
 * @param feet bars at the bottom, such as the one that saves
 */
export function freeBetween(heads: readonly Box[], feet: readonly Box[], height: number): Box {
  const isSeen = ({ top, bottom }: Box) => bottom > top && bottom > 0 && top < height;
  return {
    top: Math.max(0, ...heads.filter(isSeen).map(({ bottom }) => bottom)),
    bottom: Math.min(
      height,
      ...feet.filter((foot) => isSeen(foot) && foot.top > height / 2).map(({ top }) => top),
    ),
  };
}

const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

const free = () =>
  freeBetween(boxes('.site-header'), boxes('.save-bar, .bottom-bar'), window.innerHeight);

/** Heights at the window's edges that a popup stays clear of; measured each time they are read, as bars come and go. */
export const barsAtEdges = {
  get top() {
    return free().top;
  },
  get bottom() {
    return window.innerHeight - free().bottom;
  },
};

/** The heights that something can have above and below a box without lying over a bar, CSS pixels. */
export function roomAround(box: Box): { above: number; below: number } {
  const { top, bottom } = free();
  return { above: box.top - top, below: bottom - box.bottom };
}

/** The height a popup can have above or below its button, whichever is more, CSS pixels. */
export function roomBeside(button: Box): number {
  const { above, below } = roomAround(button);
  return Math.max(above, below);
}
