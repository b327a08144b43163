import { withArticle } from '@/shared/text/article';
import { listed } from '@/shared/text/listed';

/** A reward of which words are known. */
interface Named {
  kind: string;
  label: string;
}

/** One NFT, as a server writes it. */
const ONE_NFT = /^1 (.+ NFT|NFT)$/;

/** A reward within a sentence: "100 points", "0.05 SOL", "a Moat Monsters NFT", "the Knight role". */
export function rewardInSentence({ kind, label }: Named): string {
  if (kind === 'ROLE') return `the ${label} role`;
  if (kind === 'CODE') return label === '1 code' ? 'a code' : label;
  const nft = kind === 'NFT' ? ONE_NFT.exec(label)?.[1] : undefined;
  return nft === undefined ? label : withArticle(nft);
}

/** All of them: "100 points and 0.05 SOL". */
export const rewardsInSentence = (rewards: readonly Named[]): string =>
  listed(rewards.map(rewardInSentence));
