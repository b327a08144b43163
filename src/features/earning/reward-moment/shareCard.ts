import type { Delivery } from './delivery';
import { nameOf } from './momentWords';

/** What a picture of a reward says: nothing that only its member may know. */
export interface CardTexts {
  /** The rewards, the largest first: "0.05 SOL". */
  rewards: string[];
  /** What for: “for ‘Through the gate’”. */
  source: string;
  server: string;
  /** Whose it is; null where there's no name. */
  member: string | null;
}

/** What is shared of a reward: a picture, and a link to where it was earned. */
export interface SharedReward {
  texts: CardTexts;
  url: string;
}

/** The picture in words: “0.05 SOL for ‘First steps’ on The Keep”. */
export const sharedWords = ({ rewards, source, server }: CardTexts): string =>
  `${rewards.join(' + ')} ${source} on ${server}`;

interface Facts {
  deliveries: readonly Delivery[];
  source: string;
  server: string;
  member: string | null;
}

const MOST_REWARDS = 3;
/** Text that may be an address or a signature of Solana, wherever someone wrote it. */
const KEY = /[1-9A-HJ-NP-Za-km-z]{32,}/g;
/** Money first, points last: what is rare is worth showing. */
const ORDER = ['TOKEN', 'NFT', 'ROLE', 'CODE', 'OTHER', 'POINTS'];

const withoutKeys = (text: string) => text.replaceAll(KEY, '…');
const placeOf = ({ kind }: Delivery) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/** The texts of the card. Codes, addresses and what failed aren't on it. */
export function cardTexts({ deliveries, source, server, member }: Facts): CardTexts {
  const shown = deliveries
    .filter(({ state }) => state !== 'FAILED')
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, MOST_REWARDS)
    .map(cardName);
  return {
    rewards: shown.map(withoutKeys),
    source: withoutKeys(source),
    server: withoutKeys(server),
    member: member === null ? null : withoutKeys(member),
  };
}

function cardName(delivery: Delivery): string {
  const { kind, label } = delivery;
  if (kind === 'CODE') return 'A secret code';
  return kind === 'ROLE' ? `${label} role` : nameOf(delivery);
}
