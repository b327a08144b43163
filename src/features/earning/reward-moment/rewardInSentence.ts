import { withArticle } from '@/shared/text/article';
import { listed } from '@/shared/text/listed';

/** A reward with only its texts. */
interface Named {
  kind: string;
  label: string;
}

/** Text of a single NFT from a server. */
const ONE_NFT = /^1 (.+ NFT|NFT)$/;

/** A reward as part of a sentence: "100 points", "0.05 SOL", "a Moat Monsters NFT", "the Knight role". */
export function rewardInSentence({ kind, label }: Named): string {
  if (kind === 'ROLE') return `the ${label} role`;
  if (kind === 'CODE') return label === '1 code' ? 'a code' : label;
  const nft = kind === 'NFT' ? ONE_NFT.exec(label)?.[1] : undefined;
  return nft === undefined ? label : withArticle(nft);
}

/** All rewards: "100 points and 0.05 SOL". */
export const rewardsInSentence = (rewards: readonly Named[]): string =>
  listed(rewards.map(rewardInSentence));
