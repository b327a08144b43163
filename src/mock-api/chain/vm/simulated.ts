import { decodeBase58 } from '@/shared/solana/base58';
import type { TransactionError } from '../chain';
import { feeOf } from '../fees';
import { feePayerOf, type WireInstruction, type WireTransaction } from '../wire';
import { RENT_MINIMUM, type Vm, type VmResult } from './vm';

const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const KNOWN_PROGRAMS = new Set([
  SYSTEM_PROGRAM,
  'ComputeBudget111111111111111111111111111111',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
]);
/** System program instruction 2: transfer of a u64 of lamports. */
const TRANSFER = 2;

/**
 * A small VM of our own, where litesvm is missing (Windows) or cannot be (a browser): transfers of SOL,
 * memos and fees, with the refusals of the real one that a payment may meet.
 */
export function createSimulatedVm(): Vm {
  let balances = new Map<string, bigint>();
  const read = (address: string) => balances.get(address) ?? 0n;

  const run = (transaction: WireTransaction, keep: boolean): VmResult => {
    const fee = feeOf(transaction);
    const payer = feePayerOf(transaction);
    if (read(payer) === 0n) return refused('AccountNotFound');
    if (read(payer) < fee) return refused('InsufficientFundsForFee');
    if (!mayHold(read(payer), read(payer) - fee)) return refused(belowRent(0));
    const afterFee = new Map(balances).set(payer, read(payer) - fee);
    const { problem, after, logs } = runInstructions(transaction, afterFee);
    // Compared with what was held before the fee, as LiteSVM does.
    const err = problem ?? rentProblem(transaction, balances, after);
    if (keep) balances = err === null ? after : afterFee;
    return { err, logs, unitsConsumed: 450, isIncluded: true };
  };

  return {
    balance: read,
    accounts: null,
    setBalance: (address, lamports) => void balances.set(address, lamports),
    simulate: (transaction) => Promise.resolve(run(transaction, false)),
    async execute(transaction) {
      return (await areSigned(transaction)) ? run(transaction, true) : refused('SignatureFailure');
    },
  };
}

const refused = (err: TransactionError): VmResult => ({
  err,
  logs: [],
  unitsConsumed: 0,
  isIncluded: false,
});

function runInstructions(transaction: WireTransaction, before: ReadonlyMap<string, bigint>) {
  const after = new Map(before);
  const logs: string[] = [];
  for (const [index, instruction] of transaction.instructions.entries()) {
    logs.push(`Program ${instruction.program} invoke [1]`);
    const problem = runOne(instruction, after, transaction);
    if (problem !== null) {
      logs.push(`Program ${instruction.program} failed: ${JSON.stringify(problem)}`);
      return { problem: { InstructionError: [index, problem] }, after, logs };
    }
    logs.push(`Program ${instruction.program} success`);
  }
  return { problem: null, after, logs };
}

function runOne(
  { program, accounts, data }: WireInstruction,
  balances: Map<string, bigint>,
  transaction: WireTransaction,
): TransactionError | null {
  if (!KNOWN_PROGRAMS.has(program)) return 'UnsupportedProgramId';
  if (program !== SYSTEM_PROGRAM) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [from, to] = accounts;
  if (data.length < 12 || view.getUint32(0, true) !== TRANSFER) return 'InvalidInstructionData';
  if (from === undefined || to === undefined) return 'NotEnoughAccountKeys';
  const signers = transaction.accountKeys.slice(0, transaction.header.numRequiredSignatures);
  if (!signers.includes(from)) return 'MissingRequiredSignature';
  const lamports = view.getBigUint64(4, true);
  const held = balances.get(from) ?? 0n;
  if (held < lamports) return { Custom: 1 };
  balances.set(from, held - lamports);
  balances.set(to, (balances.get(to) ?? 0n) + lamports);
  return null;
}

/** An account may be empty or hold the rent minimum; one that held less already may only lose. */
const mayHold = (before: bigint, after: bigint): boolean =>
  after === 0n || after >= RENT_MINIMUM || (before < RENT_MINIMUM && after <= before);

const belowRent = (index: number) => ({ InsufficientFundsForRent: { account_index: index } });

function rentProblem(
  { accountKeys }: WireTransaction,
  before: ReadonlyMap<string, bigint>,
  after: ReadonlyMap<string, bigint>,
): TransactionError | null {
  const index = accountKeys.findIndex(
    (key) => !mayHold(before.get(key) ?? 0n, after.get(key) ?? 0n),
  );
  return index === -1 ? null : belowRent(index);
}

async function areSigned({
  signatures,
  header,
  accountKeys,
  messageBytes,
}: WireTransaction): Promise<boolean> {
  if (signatures.length !== header.numRequiredSignatures) return false;
  const verdicts = await Promise.all(
    signatures.map((signature, index) => verify(accountKeys[index] ?? '', signature, messageBytes)),
  );
  return verdicts.every(Boolean);
}

async function verify(address: string, signature: Uint8Array, message: Uint8Array) {
  try {
    const raw = new Uint8Array(decodeBase58(address) ?? []);
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify(
      'Ed25519',
      key,
      new Uint8Array(signature),
      new Uint8Array(message),
    );
  } catch {
    return false;
  }
}
