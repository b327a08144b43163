import { mayBeLeftOut } from '@/shared/api/lenient';
import { leftOutInWords } from '@/shared/ui/leftOutInWords';
import type { ServerDetails } from '../guild';

type Kind = 'channel' | 'role';

const leftOutOf = (details: ServerDetails | null, kind: Kind) =>
  (details?.leftOut ?? []).filter(({ what }) => what === kind);

/** Whether an id that is in no list may be one of those that could not be read, and not of a deleted one. */
export const isUnread = (details: ServerDetails | null, kind: Kind, id: unknown): boolean =>
  mayBeLeftOut(leftOutOf(details, kind), id);

/** What of a server's channels or roles cannot be offered, and why; null while all can. */
export function unreadNote(details: ServerDetails | null, kind: Kind): string | null {
  const leftOut = leftOutOf(details, kind);
  if (leftOut.some(({ extent }) => extent === 'all')) {
    return kind === 'role'
      ? 'Couldn’t read the roles of this server.'
      : 'Couldn’t read the channels of this server.';
  }
  return leftOut.length === 0 ? null : leftOutInWords(leftOut).join(' ');
}
