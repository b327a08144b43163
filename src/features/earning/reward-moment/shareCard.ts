import { pictureUrl } from '@/shared/solana/pictureUrl';
import type { Delivery } from './delivery';
import { nameOf } from './momentWords';

/** Texts on a picture of a reward, without anything private. */
export interface CardTexts {
  /** The rewards, largest first: "0.05 SOL". */
  rewards: string[];
  /** Reason for the reward: “for ‘Through the gate’”. */
  source: string;
  server: string;
  /** Name of the member; null without one. */
  member: string | null;
  /** Address of an NFT's picture, https; null without one. */
  picture: string | null;
}

/** Content to share: a picture, and a link to the page where the reward was earned. */
export interface SharedReward {
  texts: CardTexts;
  url: string;
}

/** Alternative text of the picture: “0.05 SOL for ‘First steps’ on The Keep”. */
export const sharedWords = ({ rewards, source, server }: CardTexts): string =>
  `${rewards.join(' + ')} ${source} on ${server}`;

interface Facts {
  deliveries: readonly Delivery[];
  source: string;
  server: string;
  member: string | null;
}

const MOST_REWARDS = 3;
/** Text that may be a Solana address or signature. */
const KEY = /[1-9A-HJ-NP-Za-km-z]{32,}/g;
/** Money first and points last, because rare rewards are worth showing. */
const ORDER = ['TOKEN', 'NFT', 'ROLE', 'CODE', 'OTHER', 'POINTS'];

const withoutKeys = (text: string) => text.replaceAll(KEY, '…');
const placeOf = ({ kind }: Delivery) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/** Texts of the card, without codes, addresses and failed rewards. */
export function cardTexts({ deliveries, source, server, member }: Facts): CardTexts {
  const shown = deliveries
    .filter(({ state }) => state !== 'FAILED')
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, MOST_REWARDS);
  const images = shown.map(({ nft }) => pictureUrl(nft?.image ?? null));
  return {
    rewards: shown.map((delivery) => withoutKeys(cardName(delivery))),
    source: withoutKeys(source),
    server: withoutKeys(server),
    member: member === null ? null : withoutKeys(member),
    picture: images.find((image) => image !== null) ?? null,
  };
}

function cardName(delivery: Delivery): string {
  const { kind, label } = delivery;
  if (kind === 'CODE') return 'A secret code';
  return kind === 'ROLE' ? `${label} role` : nameOf(delivery);
}
