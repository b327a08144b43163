import { formatUnits, parseUnits } from './units';

/** One SOL is 10^9 lamports (Solana documentation, "Terminology: lamport"). */
export const LAMPORTS_PER_SOL = 1_000_000_000n;

const SOL = { decimals: 9, symbol: 'SOL' };

/**
 * Reads an amount of SOL written as decimal text and gives exact lamports.
 *
 * @param text for example `"1.5"`, `"0.000000001"`, `"1e-7"`
 * @returns lamports, between 0 and the largest u64
 * @throws RangeError naming the text when it is not such an amount
 */
export const parseSol = (text: string): bigint => parseUnits(text, SOL);

/**
 * Writes lamports as SOL without trailing zeros: `1500000000n` gives `"1.5"`.
 *
 * @throws RangeError when the amount is negative
 */
export const formatSol = (lamports: bigint): string => formatUnits(lamports, SOL.decimals);
