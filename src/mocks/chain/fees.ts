import type { WireInstruction } from './wire';

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const PER_SIGNATURE = 5_000n;
const DEFAULT_UNITS = 200_000;
const MAX_UNITS = 1_400_000;
const MICRO = 1_000_000n;

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

/** What the compute-budget instructions ask for: a limit of units, and micro-lamports a unit. */
function computeBudget(instructions: WireInstruction[]) {
  const others = instructions.filter(({ program }) => program !== COMPUTE_BUDGET);
  let units = Math.min(others.length * DEFAULT_UNITS, MAX_UNITS);
  let microLamports = 0n;
  for (const { program, data } of instructions) {
    if (program !== COMPUTE_BUDGET) continue;
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    if (data[0] === 2 && data.length >= 5) units = Math.min(view.getUint32(1, true), MAX_UNITS);
    if (data[0] === 3 && data.length >= 9) microLamports = view.getBigUint64(1, true);
  }
  return { units, microLamports };
}
