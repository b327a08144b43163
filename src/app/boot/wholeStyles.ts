/*
 * The HTML has the rules that homes and frame are drawn with, and a link to the whole style sheet. The build has marked
 * it as one for print, so that nothing waits for it, and it takes no time before the page is painted.
 */

const WAITING = 'link[rel="stylesheet"][media="print"]';

/** Drops the link where the sheet doesn't come: code that needs it fetches it again. */
export function dropFailedStyles(): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.matches(WAITING)) target.remove();
  };
  // The event doesn't bubble.
  document.addEventListener('error', drop, true);
}

/** Resolves once the whole style sheet is used, or hasn't come: a page is drawn with what there is then. */
export async function applyWholeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(WAITING);
  if (!link) return;
  if (!link.sheet)
    await new Promise((resolve) => {
      for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
    });
  link.media = 'all';
}
