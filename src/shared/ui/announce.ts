import { createChannel } from './channel';

const announcements = createChannel<string>();

/** Has a screen reader say something politely, in the live region that is on every page from its start. */
export function announce(message: string): void {
  announcements.send(message);
}

/** For the one component that holds the live regions. */
export const onAnnouncement = announcements.listen;
