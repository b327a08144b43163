import { createValueStore } from '@/shared/state/valueStore';

/** Why the sheet that links the connected wallet is open. */
export interface LinkAsk {
  /** Runs once the wallet is linked; the sheet then closes without another press. */
  onLinked?: () => void;
}

interface SheetState {
  isOpen: boolean;
  /** Kept while another wallet is being connected for it. */
  ask: LinkAsk | null;
  /** The account that was connected when it was put aside for another one. */
  pausedAt: string | null;
  /** How often it was opened: each time it begins from the start. */
  openings: number;
}

const store = createValueStore<SheetState>({
  isOpen: false,
  ask: null,
  pausedAt: null,
  openings: 0,
});
const set = (part: Partial<SheetState>) => store.set({ ...store.getSnapshot(), ...part });
const close = () => set({ isOpen: false, ask: null, pausedAt: null });
let isOffered = false;

/** The sheet for those who draw it. */
export const linkSheet = {
  subscribe: store.subscribe,
  getSnapshot: store.getSnapshot,
  /** This page draws it, and an unlinked wallet is connected. @returns stops */
  offer(): () => void {
    isOffered = true;
    return () => {
      isOffered = false;
    };
  },
  open: (ask: LinkAsk = {}) =>
    set({ isOpen: true, ask, pausedAt: null, openings: store.getSnapshot().openings + 1 }),
  /** Closed until another account than this one is connected. */
  pause: (address: string | null) => set({ isOpen: false, pausedAt: address }),
  close,
};

/**
 * Opens the sheet in which the connected wallet is linked to the account. No wallet opens before the visitor presses
 * the button there.
 *
 * @returns false where there is no sheet, or nothing to link in it: the wallets page tells more
 */
export function openLinkSheet(ask: LinkAsk): boolean {
  if (!isOffered) return false;
  linkSheet.open(ask);
  return true;
}
