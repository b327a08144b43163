// @vitest-environment node
import * as fc from 'fast-check';
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { describe, expect, test } from 'vitest';
import { type WireTransaction, parseWire } from '../wire';
import { createLiteSvm } from './litesvm';
import { createSimulatedVm } from './simulated';
import { RENT_MINIMUM, type Vm } from './vm';
import { runs } from '@tests/setup/scope';

const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const BLOCKHASH = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM';
const people = [1, 2, 3].map((n) => Keypair.fromSeed(new Uint8Array(32).fill(n)));
const addresses = people.map(({ publicKey }) => publicKey.toBase58());
const hasLiteSvm = (await createLiteSvm()) !== null;

const lamports = fc.oneof(
  fc.constantFrom(0n, 1n, 4_999n, 5_000n, 10_000n, 2n * RENT_MINIMUM, 1_000_000_000n),
  fc.bigInt({ min: RENT_MINIMUM - 6_000n, max: RENT_MINIMUM + 20_000n }),
);
const person = fc.nat({ max: people.length - 1 });
const purchase = fc.record({
  balances: fc.tuple(lamports, lamports, lamports),
  payer: person,
  transfers: fc.array(fc.record({ from: person, to: person, lamports }), {
    minLength: 1,
    maxLength: 3,
  }),
  hasMemo: fc.boolean(),
  microLamports: fc.constantFrom(undefined, 0n, 1n, 10_000n, 333_333n),
  units: fc.constantFrom(undefined, 60_000, 100_000),
  isVersioned: fc.boolean(),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer T> ? T : never;

function build({
  payer,
  transfers,
  hasMemo,
  microLamports,
  units,
  isVersioned,
}: Purchase): WireTransaction {
  const at = (index: number) => {
    const found = people[index];
    if (!found) throw new Error('No such person');
    return found;
  };
  const instructions = [
    ...(units === undefined ? [] : [ComputeBudgetProgram.setComputeUnitLimit({ units })]),
    ...(microLamports === undefined
      ? []
      : [ComputeBudgetProgram.setComputeUnitPrice({ microLamports })]),
    ...transfers.map((transfer) =>
      SystemProgram.transfer({
        fromPubkey: at(transfer.from).publicKey,
        toPubkey: at(transfer.to).publicKey,
        lamports: transfer.lamports,
      }),
    ),
    ...(hasMemo
      ? [
          new TransactionInstruction({
            programId: MEMO,
            keys: [],
            data: Buffer.from('castle:order:ord-1'),
          }),
        ]
      : []),
  ];
  const signers = [...new Set([payer, ...transfers.map(({ from }) => from)])].map(at);
  const options = { payerKey: at(payer).publicKey, recentBlockhash: BLOCKHASH, instructions };
  if (isVersioned) {
    const versioned = new VersionedTransaction(
      new TransactionMessage(options).compileToV0Message(),
    );
    versioned.sign(signers);
    return parseWire(versioned.serialize());
  }
  const legacy = new Transaction({ feePayer: options.payerKey, recentBlockhash: BLOCKHASH });
  legacy.add(...instructions);
  legacy.sign(...signers);
  return parseWire(legacy.serialize());
}

async function outcome(vm: Vm, given: Purchase, transaction: WireTransaction) {
  given.balances.forEach((balance, index) => {
    if (balance > 0n) vm.setBalance(addresses[index] ?? '', balance);
  });
  const simulated = await vm.simulate(transaction);
  const { err, isIncluded } = await vm.execute(transaction);
  return {
    foreseen: simulated.err,
    err,
    isIncluded,
    balances: addresses.map((address) => vm.balance(address)),
  };
}

describe.runIf(hasLiteSvm)('the simulated VM and LiteSVM', () => {
  test('come to the same end with any transfers, memos and fees', async () => {
    await fc.assert(
      fc.asyncProperty(purchase, async (given) => {
        const transaction = build(given);
        const real = await createLiteSvm();
        if (!real) throw new Error('LiteSVM went away');
        expect(await outcome(createSimulatedVm(), given, transaction)).toEqual(
          await outcome(real, given, transaction),
        );
      }),
      { numRuns: runs(200) },
    );
  }, 60_000);
});
