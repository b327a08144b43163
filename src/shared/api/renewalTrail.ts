import { localStore } from '../storage/storage';

/** Local-storage key: a renewal was sent, and no page has read its answer. */
const KEY = 'castle-renewal';

/** What outlives a page that is left in the middle of a renewal; shared by all tabs. */
export interface RenewalTrail {
  isLeft(): boolean;
  leave(): void;
  remove(): void;
}

export const renewalTrail: RenewalTrail = {
  isLeft: () => localStore.getText(KEY) !== null,
  leave: () => void localStore.set(KEY, '1'),
  remove: () => localStore.remove(KEY),
};
