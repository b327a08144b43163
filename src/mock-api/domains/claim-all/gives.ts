import type { GiveSent, QuestTerms } from '@/features/earning/claim-all/claimable';
import { rewardKinds } from '@/features/earning/reward-moment/delivery';
import type { QuestReward } from '@/features/modules/definitions/quest/fields';
import type { World } from '../../store/world';
import type { MemberContext } from '../conditions/conditions';
import { findCollection } from '../market/market';
import { priceAt, unitsOfPrice } from '../market/prices';
import { amountText, tokenOf, type Due } from '../payouts/funds';
import { knownOrFirst } from '../quests/questOf';
import { collectionOf, dueOf, labelOf } from '../quests/rewards';

/** Decimals of market prices, and of SOL. */
const PRICE = 15;
const SOL = 9;

/** Worth of tokens in lamports now; null without a price. */
function worthOf({ clock }: World, { mint, amount }: Due, decimals: number): string | null {
  if (mint === null) return `${amount}`;
  const price = priceAt(mint, clock.now(), 'SOL');
  return price === null ? null : `${(amount * price) / 10n ** BigInt(decimals + PRICE - SOL)}`;
}

/** The floor price of a collection in lamports. */
function floorOf(collection: string): string | null {
  const price = findCollection(collection)?.floorSol ?? null;
  return price === null ? null : `${unitsOfPrice(price) / 10n ** BigInt(PRICE - SOL)}`;
}

const give = (own: Pick<GiveSent, 'kind' | 'label'> & Partial<GiveSent>): GiveSent => ({
  points: null,
  token: null,
  amount: null,
  collection: null,
  image: null,
  lamports: null,
  isGuaranteed: true,
  ...own,
});

/** Tokens paid from a ledger wallet. */
export function tokensOf(world: World, due: Due): GiveSent {
  const token = tokenOf(due.mint);
  return give({
    kind: 'TOKEN',
    label: amountText(due),
    token,
    amount: `${due.amount}`,
    image: token?.image ?? null,
    lamports: token ? worthOf(world, due, token.decimals) : null,
  });
}

/** An NFT sent from a ledger wallet. */
const pieceOf = (kind: GiveSent['kind'], label: string, collection: string): GiveSent =>
  give({
    kind,
    label,
    collection,
    image: findCollection(collection)?.image ?? null,
    lamports: floorOf(collection),
  });

/** A quest's reward as it would be delivered now. */
export function rewardOf({ world, guild }: MemberContext, reward: QuestReward): GiveSent {
  const kind = knownOrFirst(rewardKinds, reward.kind);
  const label = labelOf(guild, reward);
  const due = dueOf(guild, reward);
  if (due) return { ...tokensOf(world, due), label };
  if (kind === 'POINTS') return give({ kind, label, points: reward.points });
  const collection = collectionOf(world, guild, reward);
  if (collection !== null) return pieceOf(kind, label, collection);
  return give({ kind, label, isGuaranteed: kind === 'ROLE' || kind === 'CODE' });
}

/** Terms of rewards, as a client sends them back. */
export const rewardTerms = (gives: readonly GiveSent[]): QuestTerms['rewards'] =>
  gives.map(({ kind, label, points, token, amount, collection }) => ({
    kind,
    label,
    points,
    mint: token?.mint ?? null,
    amount,
    collection,
  }));
