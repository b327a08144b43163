import type { Db } from '../../store/db';
import { isDeleted } from './copies/copies';
import type { Replaced } from '../discord-posts/post';
import type { DeliveryRow } from './rows';

/** Whether a message that was to be replaced is still where the new one goes. */
const isThere = (db: Pick<Db, 'deletedMessages'>, { channelId }: DeliveryRow, old: Replaced) =>
  old.channelId === channelId && !isDeleted(db, old.channelId, old.messageId);

/** The message that a post becomes: the earlier one where that is edited, else a new one. */
export function messageIdOf(
  db: Pick<Db, 'deletedMessages'>,
  row: DeliveryRow,
  newId: string,
): string {
  const old = row.post?.replaces;
  return old?.how === 'EDIT' && isThere(db, row, old) ? old.messageId : newId;
}

/** Deletes the message that a post has taken the place of. To be called once it is posted. */
export function deleteReplaced(db: Pick<Db, 'deletedMessages'>, row: DeliveryRow): void {
  const old = row.post?.replaces;
  if (old?.how !== 'DELETE' || !isThere(db, row, old)) return;
  db.deletedMessages.push({ channelId: old.channelId, messageId: old.messageId });
}
