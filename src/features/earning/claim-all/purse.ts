import type { ClaimToken } from '@/features/earning/claims/claim';
import { tokenText, pointsInWords } from '@/features/earning/claims/claimWords';
import { counted } from '@/shared/text/language';
import type { ClaimableLine } from './claimable';

/** Total of several lines. */
export interface Purse {
  tokens: { token: ClaimToken; amount: bigint }[];
  points: number;
  nfts: number;
  /** Number of roles, codes and everything else. */
  others: number;
  /** Sum of the known worths today. */
  lamports: bigint;
}

/** Fields of a reward that a total needs. */
interface Counted {
  kind: string;
  token: ClaimToken | null;
  /** Base units of the token. */
  amount: string | null;
  points: number | null;
  lamports: string | bigint | null;
}

/** Adds up rewards. */
export function purseOf(gives: readonly Counted[]): Purse {
  const tokens = new Map<string | null, { token: ClaimToken; amount: bigint }>();
  const purse = { points: 0, nfts: 0, others: 0, lamports: 0n };
  for (const { kind, token, amount, points, lamports } of gives) {
    purse.lamports += BigInt(lamports ?? '0');
    if (token && amount !== null) {
      const sum = (tokens.get(token.mint)?.amount ?? 0n) + BigInt(amount);
      tokens.set(token.mint, { token, amount: sum });
    } else if (points !== null) purse.points += points;
    else if (kind === 'NFT') purse.nfts += 1;
    else purse.others += 1;
  }
  // SOL first.
  const sorted = [...tokens.values()].toSorted(
    (one, other) => Number(one.token.mint !== null) - Number(other.token.mint !== null),
  );
  return { tokens: sorted, ...purse };
}

export const purseOfLines = (lines: readonly ClaimableLine[]): Purse =>
  purseOf(lines.flatMap(({ gives }) => gives));

/** Parts of a purse in words: "0.02 SOL", "1 NFT". */
export function purseParts({ tokens, points, nfts, others }: Purse): string[] {
  const parts = [
    ...tokens.map(({ token, amount }) => tokenText(amount, token)),
    ...(nfts > 0 ? [counted(nfts, 'NFT')] : []),
    ...(points > 0 ? [pointsInWords(points)] : []),
  ];
  if (others === 0) return parts;
  return [...parts, counted(others, parts.length === 0 ? 'reward' : 'other reward')];
}

/** Whether a line can be claimed right now. */
export const isReady = ({ isOpen, needsWallet, address }: ClaimableLine): boolean =>
  isOpen && (!needsWallet || address !== null);
