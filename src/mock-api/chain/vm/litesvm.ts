import type { TransactionError } from '../chain';
import { feePayerOf, type WireTransaction } from '../wire';
import type { Vm, VmAccount, VmResult } from './vm';

const SYSTEM_PROGRAM = '11111111111111111111111111111111';

/** The parts we use of the package `litesvm`, which need not be installed. */
interface Svm {
  withBlockhashCheck(check: boolean): Svm;
  withTransactionHistory(capacity: bigint): Svm;
  withSigverify(verify: boolean): Svm;
  getAccount(
    address: string,
  ):
    | { exists: false }
    | { exists: true; lamports: bigint; programAddress: string; data: Uint8Array };
  setAccount(account: object): void;
  sendTransaction(transaction: object): Meta;
  simulateTransaction(transaction: object): Meta;
}

/** Metadata of a success, a failure or a simulation; their methods differ. */
interface Meta {
  err?: () => unknown;
  meta?: () => Meta;
  logs?: () => string[];
  computeUnitsConsumed?: () => bigint;
  toString(): string;
}

type LiteSvmModule = { LiteSVM: new () => Svm };

/** A real Solana VM in this process, or null where the package is missing or has no binary for the platform. */
export async function createLiteSvm(): Promise<Vm | null> {
  // In a variable, so that bundlers do not find it: no bundle may contain it, and browsers never load it.
  const name = 'litesvm';
  try {
    const { LiteSVM }: LiteSvmModule = await import(/* @vite-ignore */ name);
    // The ledger checks blockhashes and repeats.
    return wrap(new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n));
  } catch {
    return null;
  }
}

function wrap(svm: Svm): Vm {
  // Cache: reading an account out of the VM takes longer than all other work with it, and rules read thousands.
  const known = new Map<string, VmAccount | null>();
  const read = (address: string): VmAccount | null => {
    const kept = known.get(address);
    if (kept !== undefined) return kept;
    const account = svm.getAccount(address);
    const found = account.exists
      ? { owner: account.programAddress, lamports: account.lamports, data: account.data }
      : null;
    known.set(address, found);
    return found;
  };
  const balance = (address: string) => read(address)?.lamports ?? 0n;
  return {
    balance,
    setBalance(address, lamports) {
      known.delete(address);
      const account = svm.getAccount(address);
      // Programs and sysvars are accounts too: their other fields must stay.
      svm.setAccount({ ...(account.exists ? account : newAccount(address)), lamports });
    },
    accounts: {
      read,
      write(address, { owner, lamports, data }) {
        known.delete(address);
        const space = BigInt(data.length);
        svm.setAccount({ ...newAccount(address), programAddress: owner, lamports, data, space });
      },
    },
    execute(transaction) {
      const payer = feePayerOf(transaction);
      const before = balance(payer);
      const result = resultOf(svm.sendTransaction(kitTransaction(transaction)));
      // Only accounts named by the transaction can have changed.
      for (const key of transaction.accountKeys) known.delete(key);
      // A transaction whose instructions failed is still in a block and costs its fee.
      return Promise.resolve({
        ...result,
        isIncluded: result.err === null || balance(payer) !== before,
      });
    },
    simulate(transaction) {
      svm.withSigverify(false);
      try {
        const result = resultOf(svm.simulateTransaction(kitTransaction(transaction)));
        return Promise.resolve({ ...result, isIncluded: result.err === null });
      } finally {
        svm.withSigverify(true);
      }
    },
  };
}

const newAccount = (address: string) => ({
  address,
  data: new Uint8Array(),
  executable: false,
  programAddress: SYSTEM_PROGRAM,
  space: 0n,
  exists: true,
});

const kitTransaction = ({ messageBytes, signatures, accountKeys }: WireTransaction) => ({
  messageBytes,
  signatures: Object.fromEntries(
    signatures.map((signature, index) => [accountKeys[index] ?? '', signature]),
  ),
});

function resultOf(answer: Meta): Omit<VmResult, 'isIncluded'> {
  const meta = answer.meta?.() ?? answer;
  return {
    err: answer.err === undefined ? null : parseError(answer.toString()),
    logs: meta.logs?.() ?? [],
    unitsConsumed: Number(meta.computeUnitsConsumed?.() ?? 0n),
  };
}

/**
 * Parses a failure's text into the error of JSON-RPC, since litesvm's own values name no variant: 'AccountNotFound',
 * 'InstructionError(2, Custom(1))', 'InsufficientFundsForRent { account_index: 0 }'.
 */
export function parseError(text: string): TransactionError {
  const error = /\berr: (.*?), meta: /s.exec(text)?.[1] ?? text;
  const instruction = /^InstructionError\((\d+), (\w+)(?:\((\d+)\))?/.exec(error);
  if (instruction) {
    const [, index = '0', kind = '', code] = instruction;
    return {
      InstructionError: [Number(index), code === undefined ? kind : { [kind]: Number(code) }],
    };
  }
  const rent = /^(\w+) \{ account_index: (\d+) \}/.exec(error);
  if (rent) return { [rent[1] ?? '']: { account_index: Number(rent[2]) } };
  return /^\w+/.exec(error)?.[0] ?? 'SanitizeFailure';
}
