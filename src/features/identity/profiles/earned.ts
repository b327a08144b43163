import type { Earned } from './showcase';

/** Total worth of the tokens with a price, lamports; null if none has one. */
export function worthOf({ tokens }: Earned): { lamports: bigint; isWhole: boolean } | null {
  const known = tokens.flatMap(({ value }) => (value === null ? [] : [BigInt(value)]));
  if (known.length === 0) return null;
  return {
    lamports: known.reduce((sum, each) => sum + each, 0n),
    isWhole: known.length === tokens.length,
  };
}
