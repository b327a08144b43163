export type InstructionView =
  | { kind: 'compute-limit'; units: number }
  | { kind: 'compute-price'; microLamports: bigint }
  | { kind: 'transfer'; from: string; to: string; lamports: bigint; extraKeys: string[] }
  | { kind: 'memo'; text: string }
  /** Any other instruction of the system program; its number in that program. */
  | { kind: 'system'; tag: number }
  | { kind: 'other'; programId: string };

/** What the bytes of a transaction say, signed or not. */
export interface TransactionView {
  payer: string;
  signers: string[];
  /** Base58 of the payer's signature; null while unsigned. */
  signature: string | null;
  blockhash: string;
  /** Accounts whose balance or data the transaction may change. */
  writable: string[];
  /** It names accounts through lookup tables, which the bytes alone do not show. */
  usesLookupTables: boolean;
  instructions: InstructionView[];
}
