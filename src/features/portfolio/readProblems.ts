import { inNumbers } from '@/shared/format/numbers';
import { troubleText } from './portfolioApi';
import type { Reading, ReadKind, WalletReads } from './useWalletReads';
import type { MissingPart, WalletPieces, WalletTokens } from './walletRead';

/** Something of a wallet that isn't on show. */
export interface ReadProblem {
  address: string;
  kind: ReadKind;
  /** What is missing, before "of" and the wallet's name. */
  what: string;
  /** How the sentence goes on after the wallet's name. */
  predicate: string;
  /** Whether reading it again may help. */
  canRetry: boolean;
  /** When what is shown instead was read, ms since 1970; null where nothing is. */
  shownFrom: number | null;
}

const missingWords: Readonly<Record<MissingPart, string>> = {
  SOL: 'SOL',
  SOME_TOKENS: 'Some tokens',
  TOKENS: 'Tokens',
};

/** What couldn't be read of wallets, whole or in part, and what is more than we read. */
export const readProblems = (reads: readonly WalletReads[]): ReadProblem[] =>
  reads.flatMap(({ address, tokens, pieces }) => [
    ...(failed(address, 'tokens', 'SOL and tokens', tokens) ?? missingTokens(address, tokens)),
    ...(failed(address, 'pieces', 'NFTs', pieces) ?? missingNfts(address, pieces)),
  ]);

function failed(
  address: string,
  kind: ReadKind,
  what: string,
  { problem, data, at }: Reading<unknown>,
): ReadProblem[] | null {
  if (problem === null) return null;
  const predicate = `couldn’t be ${data === undefined ? 'read' : 'refreshed'}. ${problem}`;
  const shownFrom = data === undefined ? null : at;
  return [{ address, kind, what, predicate, canRetry: true, shownFrom }];
}

const missingTokens = (address: string, { data }: Reading<WalletTokens>): ReadProblem[] =>
  (data?.missing ?? []).map((part) => ({
    address,
    kind: 'tokens',
    what: missingWords[part],
    predicate: partText(data?.trouble ?? 'ODD'),
    canRetry: true,
    shownFrom: null,
  }));

function missingNfts(address: string, { data }: Reading<WalletPieces>): ReadProblem[] {
  if (!data || (data.trouble === null && !data.hasMore)) return [];
  const [what, predicate] =
    data.trouble === null
      ? ['NFTs', `aren’t all shown: only the first ${inNumbers(data.pieces.length)} are.`]
      : ['Some NFTs', partText(data.trouble)];
  const canRetry = data.trouble !== null;
  return [{ address, kind: 'pieces', what, predicate, canRetry, shownFrom: null }];
}

const partText = (trouble: keyof typeof troubleText) => `couldn’t be read. ${troubleText[trouble]}`;
