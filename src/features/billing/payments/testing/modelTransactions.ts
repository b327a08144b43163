import type { TransactionPort } from '../ports';
import type { TransactionView } from '../transaction/transactionView';

const bigintsOut = (_: string, value: unknown) =>
  typeof value === 'bigint' ? { bigint: value.toString() } : value;
const bigintsIn = (_: string, value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'bigint' in value &&
  typeof value.bigint === 'string'
    ? BigInt(value.bigint)
    : value;

/** Transactions of the model chain: their view, as JSON. */
export const encodeView = (view: TransactionView): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(view, bigintsOut));

export const decodeView = (bytes: Uint8Array): TransactionView =>
  JSON.parse(new TextDecoder().decode(bytes), bigintsIn);

export const modelTransactions: TransactionPort = {
  build: (plan, blockhash, units) =>
    encodeView({
      payer: plan.payer,
      signers: [plan.payer],
      signature: null,
      blockhash,
      writable: [plan.payer, plan.recipient],
      usesLookupTables: false,
      instructions: [
        { kind: 'compute-limit', units },
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
    }),
  inspect: decodeView,
};
