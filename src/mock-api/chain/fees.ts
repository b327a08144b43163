import type { WireInstruction } from './wire';

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const SYSTEM_PROGRAM = '11111111111111111111111111111111';
/** Programs that are part of the node itself, of those one meets here. */
const BUILT_IN = new Set([SYSTEM_PROGRAM, COMPUTE_BUDGET]);
const PER_SIGNATURE = 5_000n;
const UNITS_BUILT_IN = 3_000;
const UNITS_OTHER = 200_000;
const MAX_UNITS = 1_400_000;
const MICRO = 1_000_000n;

/** What a token account must hold to exist, lamports: 6960 for each of its 165 bytes and for 128 more. */
export const TOKEN_ACCOUNT_RENT = 2_039_280n;

interface Payload {
  instructions: WireInstruction[];
  header: { numRequiredSignatures: number };
}

/**
 * The network fee in lamports: 5000 for each signature, and units times their price, rounded up
 * (https://solana.com/docs/core/fees).
 */
export function feeOf({ instructions, header }: Payload): bigint {
  const { units, microLamports } = computeBudget(instructions);
  const priority = (BigInt(units) * microLamports + MICRO - 1n) / MICRO;
  return BigInt(header.numRequiredSignatures) * PER_SIGNATURE + priority;
}

/**
 * What the compute-budget instructions ask for: a limit of units, and micro-lamports a unit. Without a
 * limit every instruction counts, those of built-in programs for little (SIMD-0170).
 */
function computeBudget(instructions: WireInstruction[]) {
  const unasked = instructions.map(({ program }) =>
    BUILT_IN.has(program) ? UNITS_BUILT_IN : UNITS_OTHER,
  );
  let units = Math.min(
    unasked.reduce((sum, each) => sum + each, 0),
    MAX_UNITS,
  );
  let microLamports = 0n;
  for (const { program, data } of instructions) {
    if (program !== COMPUTE_BUDGET) continue;
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    if (data[0] === 2 && data.length >= 5) units = Math.min(view.getUint32(1, true), MAX_UNITS);
    if (data[0] === 3 && data.length >= 9) microLamports = view.getBigUint64(1, true);
  }
  return { units, microLamports };
}
