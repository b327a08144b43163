// @vitest-environment node
import {
  Keypair,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  VersionedTransaction,
} from '@solana/web3.js';
import { assert, bigInt, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAX_FEE,
  feeLimit,
  problemAfterSigning,
  problemBeforePrompt,
} from '../transaction/checkTransaction';
import { web3Transactions } from './transactions';

const payer = Keypair.generate();
const plan = {
  payer: payer.publicKey.toBase58(),
  recipient: Keypair.generate().publicKey.toBase58(),
  lamports: 1_250_000_001n,
  reference: Keypair.generate().publicKey.toBase58(),
  memo: 'castle:order:ord-ü',
};
const blockhash = Keypair.generate().publicKey.toBase58();
const build = (change: Partial<typeof plan> = {}) =>
  web3Transactions.build({ ...plan, ...change }, blockhash, 60_000);

function signed(change: (transaction: Transaction) => void = () => undefined): Uint8Array {
  const transaction = Transaction.from(build());
  change(transaction);
  transaction.sign(payer);
  return new Uint8Array(transaction.serialize());
}
const inspectSigned = (change?: (transaction: Transaction) => void) =>
  problemAfterSigning(web3Transactions.inspect(signed(change)), plan);

describe('a built transaction', () => {
  test('holds exactly the planned payment', () => {
    const view = web3Transactions.inspect(build());
    expect(view).toMatchObject({
      payer: plan.payer,
      signers: [plan.payer],
      signature: null,
      blockhash,
      usesLookupTables: false,
      instructions: [
        { kind: 'compute-limit', units: 60_000 },
        { kind: 'compute-price', microLamports: 10_000n },
        {
          kind: 'transfer',
          from: plan.payer,
          to: plan.recipient,
          lamports: plan.lamports,
          extraKeys: [plan.reference],
        },
        { kind: 'memo', text: plan.memo },
      ],
    });
    expect(problemBeforePrompt(view, plan)).toBeNull();
  });

  test('C1: carries any amount of lamports without loss', () => {
    assert(
      property(bigInt({ min: 1n, max: 18_446_744_073_709_551_615n }), (lamports) => {
        const view = web3Transactions.inspect(build({ lamports }));
        expect(view.instructions).toContainEqual(expect.objectContaining({ lamports }));
      }),
      { numRuns: 50 },
    );
  });

  test('has a reference that neither signs nor is writable', () => {
    const view = web3Transactions.inspect(build());
    expect(view.writable.toSorted()).toEqual([plan.payer, plan.recipient].toSorted());
    expect(view.signers).toEqual([plan.payer]);
  });

  test('C16: has a fee limit of a signature and the priority fee', () => {
    expect(feeLimit(web3Transactions.inspect(build()))).toBe(5_600n);
  });

  test('C17: is a legacy message, which every wallet and Ledger device understands', () => {
    expect(VersionedTransaction.deserialize(build()).version).toBe('legacy');
  });
});

describe('C18: a transaction that differs from the plan is refused', () => {
  test.each(['payer', 'recipient', 'reference'] as const)('another %s', (field) => {
    const view = web3Transactions.inspect(build());
    const other = { ...plan, [field]: Keypair.generate().publicKey.toBase58() };
    expect(problemBeforePrompt(view, other)).not.toBeNull();
  });

  test('wrong amount', () => {
    const view = web3Transactions.inspect(build({ lamports: plan.lamports + 1n }));
    expect(problemBeforePrompt(view, plan)).toBe('wrong amount');
  });

  test('wrong memo', () => {
    const view = web3Transactions.inspect(build({ memo: 'castle:order:other' }));
    expect(problemBeforePrompt(view, plan)).toBe('wrong memo');
  });
});

describe('row 29: a transaction returned by the wallet', () => {
  test('is accepted if unchanged', () => {
    expect(inspectSigned()).toBeNull();
  });

  test('may not pay another recipient', () => {
    const problem = inspectSigned((transaction) =>
      transaction.add(
        SystemProgram.transfer({
          fromPubkey: payer.publicKey,
          toPubkey: Keypair.generate().publicKey,
          lamports: 1,
        }),
      ),
    );
    expect(problem).toBe('wrong recipient');
  });

  test('C17: may not need another signature', () => {
    const stranger = Keypair.generate();
    const transaction = Transaction.from(build());
    transaction.add(
      new TransactionInstruction({
        programId: Keypair.generate().publicKey,
        keys: [{ pubkey: stranger.publicKey, isSigner: true, isWritable: false }],
      }),
    );
    transaction.sign(payer, stranger);
    const view = web3Transactions.inspect(new Uint8Array(transaction.serialize()));
    expect(problemAfterSigning(view, plan)).toBe('unexpected signers');
  });

  test('C17: must be signed by the payer alone', () => {
    const view = web3Transactions.inspect(signed());
    for (const signers of [[], [plan.recipient], [plan.payer, plan.reference]])
      expect(problemAfterSigning({ ...view, signers }, plan)).toBe('unexpected signers');
  });

  test('may not use the system program for anything else', () => {
    const problem = inspectSigned((transaction) =>
      transaction.add(
        SystemProgram.assign({
          accountPubkey: payer.publicKey,
          programId: Keypair.generate().publicKey,
        }),
      ),
    );
    expect(problem).toBe('unexpected system instruction');
  });

  test('may not cost a far higher fee', () => {
    const view = web3Transactions.inspect(signed());
    const dear = view.instructions.map((item) =>
      item.kind === 'compute-price' ? { ...item, microLamports: MAX_FEE * 1_000_000n } : item,
    );
    expect(problemAfterSigning({ ...view, instructions: dear }, plan)).toBe('fee too high');
  });

  test('must be signed', () => {
    expect(problemAfterSigning(web3Transactions.inspect(build()), plan)).toBe('missing signature');
  });

  test('has its signature read from the bytes, before anything is sent', () => {
    const bytes = signed();
    const { signature } = web3Transactions.inspect(bytes);
    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,88}$/);
  });

  test('must be a transaction at all', () => {
    expect(() => web3Transactions.inspect(new Uint8Array([1, 2, 3]))).toThrow(Error);
  });
});
