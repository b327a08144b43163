import { inNumbers } from '@/shared/format/numbers';
import { plural } from '@/shared/text/language';
import { troubleText } from './portfolioApi';
import type { Reading, ReadKind, WalletReads } from './useWalletReads';
import type { MissingPart, WalletPieces, WalletTokens } from './walletRead';

/** A part of a wallet that isn't shown, or is outdated. */
export interface ReadProblem {
  address: string;
  kind: ReadKind;
  /** The missing part, for the label of its retry button. */
  what: string;
  /** The same in sentences, after the wallet's name and a colon. */
  text: string;
  /** Whether a retry may help. */
  canRetry: boolean;
  /** When the older data shown instead was read, ms since 1970; null if none is shown. */
  shownFrom: number | null;
}

type Words = readonly [what: string, text: string];

const missingWords: Readonly<Record<MissingPart, Words>> = {
  SOL: ['SOL', 'SOL couldn’t be read.'],
  SOME_TOKENS: ['Some tokens', 'Some tokens couldn’t be read.'],
  TOKENS: ['Tokens', 'Tokens couldn’t be read.'],
};

interface FailedWords {
  what: string;
  unread: string;
  stale: string;
}
const failedWords: Readonly<Record<ReadKind, FailedWords>> = {
  tokens: {
    what: 'SOL and tokens',
    unread: 'SOL and tokens couldn’t be read.',
    stale: 'SOL and tokens couldn’t be refreshed.',
  },
  pieces: {
    what: 'NFTs',
    unread: 'NFTs couldn’t be read.',
    stale: 'NFTs couldn’t be refreshed.',
  },
};

/** The parts of wallets that couldn't be read, and those beyond our limits. */
export const readProblems = (reads: readonly WalletReads[]): ReadProblem[] =>
  reads.flatMap(({ address, tokens, pieces }) => [
    ...(failed(address, 'tokens', tokens) ?? missingTokens(address, tokens)),
    ...(failed(address, 'pieces', pieces) ?? missingNfts(address, pieces)),
  ]);

function failed(
  address: string,
  kind: ReadKind,
  { problem, data, at }: Reading<unknown>,
): ReadProblem[] | null {
  if (problem === null) return null;
  const { what, unread, stale } = failedWords[kind];
  const text = `${data === undefined ? unread : stale} ${problem}`;
  const shownFrom = data === undefined ? null : at;
  return [{ address, kind, what, text, canRetry: true, shownFrom }];
}

const missingTokens = (address: string, { data }: Reading<WalletTokens>): ReadProblem[] =>
  (data?.missing ?? []).map((part) => {
    const [what, text] = missingWords[part];
    return {
      address,
      kind: 'tokens',
      what,
      text: `${text} ${troubleText[data?.trouble ?? 'ODD']}`,
      canRetry: true,
      shownFrom: null,
    };
  });

const onlyFirst = (count: number) =>
  plural(
    count,
    'Only the first NFT is shown.',
    `Only the first ${inNumbers(count)} NFTs are shown.`,
  );

function missingNfts(address: string, { data }: Reading<WalletPieces>): ReadProblem[] {
  if (!data || (data.trouble === null && !data.hasMore)) return [];
  const [what, text]: Words =
    data.trouble === null
      ? ['NFTs', onlyFirst(data.pieces.length)]
      : ['Some NFTs', `Some NFTs couldn’t be read. ${troubleText[data.trouble]}`];
  const canRetry = data.trouble !== null;
  return [{ address, kind: 'pieces', what, text, canRetry, shownFrom: null }];
}
