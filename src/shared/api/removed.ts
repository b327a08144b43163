import * as z from 'zod/mini';
import { ifReadable } from './endpoint';
import { idText, timeSchema } from './fields';

/** What brings back what was deleted (docs/product/modules.md). */
const undoTicket = z.object({
  entryId: idText.check(
    z.describe(
      'ID of the audit log entry. `POST /servers/{id}/audit-log/{entryId}/undo` undoes the deletion.',
    ),
  ),
  until: timeSchema.check(z.describe('The deletion can be undone until this time.')),
});
export type UndoTicket = z.infer<typeof undoTicket>;

/** `data` of calls that delete something which can be brought back; what cannot be read counts as nothing. */
export const removed = ifReadable(z.object({ undo: undoTicket }));
