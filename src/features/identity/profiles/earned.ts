import type { Earned } from './showcase';

/** What the tokens with a price are worth together, lamports; null where none has one. */
export function worthOf({ tokens }: Earned): { lamports: bigint; isWhole: boolean } | null {
  const known = tokens.flatMap(({ value }) => (value === null ? [] : [BigInt(value)]));
  if (known.length === 0) return null;
  return {
    lamports: known.reduce((sum, each) => sum + each, 0n),
    isWhole: known.length === tokens.length,
  };
}
