import { notify } from './toast';

/** A link to pass on, and what the share sheet says of it. */
export interface SharedLink {
  url: string;
  /** What the link leads to: "Solana Keep". */
  title: string;
  /** Sent along by apps that take a message. */
  text?: string | undefined;
}

/** Opens the device's share sheet with a link. Copies the link where there is no sheet, or the sheet can't open. */
export async function shareLink({ url, title, text }: SharedLink): Promise<void> {
  // TypeScript's DOM has it in every browser.
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title, ...(text === undefined ? {} : { text }) });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify('success', 'Link copied');
  } catch {
    notify('error', 'Your browser didn’t allow copying. Select the link instead.');
  }
}
