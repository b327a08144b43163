import type { UndoTicket } from '@/shared/api/removed';
import { canTakeFocus } from '@/shared/focus/focusable';
import { notify } from '@/shared/ui/toast';
import { offerUndo } from '@/shared/ui/undo';
import type { useAppDispatch } from '@/shared/state/clientState';

interface Removal {
  dispatch: ReturnType<typeof useAppDispatch>;
  serverId: string;
  /** What went, by its name. */
  what: string;
  /** "deleted" unless something fits better. */
  done?: string;
  /** The answer of the call that deleted it. */
  removed: { undo: UndoTicket } | null;
  /** Where it stands once it is back; null as long as it does not. */
  show: () => HTMLElement | null;
}

/** Tells that something was deleted on a server, with the way to bring it back where there is one (decision 132). */
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
