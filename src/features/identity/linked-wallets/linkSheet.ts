import { createValueStore } from '@/shared/state/valueStore';

/** Why the sheet that links the connected wallet is open. */
export interface LinkAsk {
  /** Runs once the wallet is linked; the sheet then closes without another press. */
  onLinked?: () => void;
  /** Runs in place of the sheet where there is nothing to link in it. */
  orElse?: () => void;
}

interface SheetState {
  isOpen: boolean;
  /** Kept while another wallet is being connected for it. */
  ask: LinkAsk | null;
  /** It was asked for before the wallet and its links were known. */
  isAwaited: boolean;
  /** The account that was connected when it was put aside for another one. */
  pausedAt: string | null;
  /** How often it was opened: each time it begins from the start. */
  openings: number;
}

/** Whether there is an unlinked wallet on this page: not known yet, or no page at all. */
type Offer = 'none' | 'unknown' | 'linkable' | 'nothing';

const CLOSED = { isOpen: false, ask: null, isAwaited: false, pausedAt: null };
const store = createValueStore<SheetState>({ ...CLOSED, openings: 0 });
const set = (part: Partial<SheetState>) => store.set({ ...store.getSnapshot(), ...part });
let offer: Offer = 'none';

/** The sheet for those who draw it. */
export const linkSheet = {
  subscribe: store.subscribe,
  getSnapshot: store.getSnapshot,
  /** What there is to link on the page that draws it. @returns stops */
  offer(next: Exclude<Offer, 'none'>): () => void {
    offer = next;
    return () => {
      offer = 'none';
    };
  },
  open: (ask: LinkAsk = {}) =>
    set({ ...CLOSED, isOpen: true, ask, openings: store.getSnapshot().openings + 1 }),
  /** Closed until another account than this one is connected. */
  pause: (address: string | null) => set({ isOpen: false, pausedAt: address }),
  close: () => set(CLOSED),
};

/**
 * Opens the sheet in which the connected wallet is linked to the account, as soon as the wallet is known. No wallet
 * opens before the visitor presses the button there.
 */
export function openLinkSheet(ask: LinkAsk): void {
  if (offer === 'linkable') linkSheet.open(ask);
  else if (offer === 'unknown') set({ ...CLOSED, ask, isAwaited: true });
  else ask.orElse?.();
}
