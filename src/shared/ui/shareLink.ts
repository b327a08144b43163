import { notify } from './toast';

/** A link to pass on, and what the share sheet says of it. */
export interface SharedLink {
  url: string;
  /** What the link leads to: "Solana Keep". */
  title: string;
  /** Sent along by apps that take a message. */
  text?: string | undefined;
}

/**
 * Opens the device's share sheet with a link. Copies the link if there is no sheet or it can't open, and shows it in a
 * dialog if the browser refuses that as well.
 *
 * @param picture shared as well if the sheet takes files; called only then
 */
export async function shareLink(
  { url, title, text }: SharedLink,
  picture?: () => Promise<File | null>,
): Promise<void> {
  // TypeScript's DOM has it in every browser.
  if ('share' in navigator) {
    const file = picture && takesPictures() ? await picture() : null;
    const data = { url, title, ...(text === undefined ? {} : { text }) };
    try {
      await navigator.share(file === null ? data : { ...data, files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify('success', 'Link copied');
  } catch {
    await showLink({ url, title });
  }
}

/** Shows the link to copy by hand; its code is rarely needed. */
async function showLink(link: SharedLink): Promise<void> {
  try {
    const { openLinkDialog } = await import('./openLinkDialog');
    openLinkDialog(link);
  } catch {
    notify('error', `Your browser didn’t allow copying. The link: ${link.url}`);
  }
}

const takesPictures = () =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });
