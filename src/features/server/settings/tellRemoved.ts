import type { UndoTicket } from '@/shared/api/removed';
import { canTakeFocus } from '@/shared/focus/focusable';
import { notify } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import type { useAppDispatch } from '@/shared/state/clientState';

interface Removal {
  dispatch: ReturnType<typeof useAppDispatch>;
  serverId: string;
  /** The name of the deleted item. */
  what: string;
  /** The verb of the message; "deleted" by default. */
  done?: string;
  /** The response of the request that deleted it. */
  removed: { undo: UndoTicket } | null;
  /** The restored element; null until it is rendered. */
  show: () => HTMLElement | null;
}

/** Notifies that an item of a server was deleted, with an Undo button if possible (docs/product/modules.md). */
export function tellRemoved({ what, done = 'deleted', removed, ...rest }: Removal): void {
  if (removed === null) return notify('success', `${what} was ${done}`);
  const { entryId } = removed.undo;
  offerUndo({
    message: `${what} was ${done}`,
    run: async () => {
      const { restore } = await import('./restore');
      await restore({ ...rest, what, entryId });
    },
  });
}

/** The first control in a table row, or in its card. */
export const rowOf = (id: string): HTMLElement | null =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `:is(tr, li)[data-row="${CSS.escape(id)}"] :is(a[href], button)`,
    ),
  ].find(canTakeFocus) ?? null;
