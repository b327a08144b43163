import type { DataKind } from '@/shared/api/dataKinds';
import { changedWithOrders } from '@/features/billing/orders/orderNews';
import type { NewsEvent } from './newsChoices';

const kindsByEvent: Readonly<Record<NewsEvent, readonly DataKind[]>> = {
  REVIEW: ['Quests', 'Submissions', 'Points'],
  REWARD: ['Points', 'Quests', 'Transactions', 'Badges'],
  QUEST: ['Quests'],
  ROLE: ['Memberships', 'HolderChecks', 'Quests'],
  AMBASSADOR: ['Ambassador', 'Transactions'],
  ACCOUNT: ['Account', 'LinkedWallets', 'Socials', 'Sessions', 'Memberships'],
  PACKAGE: ['Orders', ...changedWithOrders],
  TREASURY: ['LedgerWallet', 'Points', 'PostHistory'],
  MODERATION: ['Cases', 'Members'],
};
const kinds: ReadonlyMap<string, readonly DataKind[]> = new Map(Object.entries(kindsByEvent));

/** The kinds of data that have changed with an event; none for one that this build does not know. */
export const kindsOfEvent = (event: string | null): readonly DataKind[] =>
  kinds.get(event ?? '') ?? [];
