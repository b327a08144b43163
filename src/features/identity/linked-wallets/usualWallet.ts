/**
 * The wallet that is meant unless another is chosen: the DEFAULT one (spec §3), else the first.
 *
 * @param isWhole whether these are all: where the default may be one that could not be read, none takes its place
 * (ADR lenient-reading)
 */
export const usualWallet = <T extends { flag: string }>(
  wallets: readonly T[],
  isWhole: boolean,
): T | undefined =>
  wallets.find(({ flag }) => flag === 'DEFAULT') ?? (isWhole ? wallets[0] : undefined);
