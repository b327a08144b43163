import { useEffect } from 'react';
import { createChannel } from './channel';

const announcements = createChannel<string>();

/** Has a screen reader say something politely, in the live region that is on every page from its start. */
export function announce(message: string): void {
  announcements.send(message);
}

/**
 * Announces what a part of the page says when it comes into the document and whenever that changes: a
 * live region that comes with its text in it is not read out reliably.
 */
export function useAnnouncement(message: string): void {
  useEffect(() => {
    if (message !== '') announce(message);
  }, [message]);
}

/** For the one component that holds the live regions. */
export const onAnnouncement = announcements.listen;
