import { PublicKey, TransactionInstruction } from '@solana/web3.js';
import { Buffer } from 'buffer';
import { encodeBase58 } from '@/shared/solana/base58';
import { TOKEN_ACCOUNT_RENT } from './fees';
import type { VmAccount } from './vm/vm';

/** The token program and the associated token account program (Solana Program Library). */
export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const ASSOCIATED_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
const SYSTEM_PROGRAM = '11111111111111111111111111111111';

/** Bytes of a mint, and of a token account (spl-token, `Mint::LEN` and `Account::LEN`). */
const MINT_BYTES = 82;
const ACCOUNT_BYTES = 165;
/** Rent of a mint, lamports. */
const MINT_RENT = 1_461_600n;

const AT_AMOUNT = 64;
const AT_STATE = 108;
const AT_SUPPLY = 36;
const AT_DECIMALS = 44;

const key = (address: string) => new PublicKey(address);

/** The associated token account of an owner and a mint (base58). */
export const tokenAddress = (owner: string, mint: string): string =>
  PublicKey.findProgramAddressSync(
    [key(owner).toBuffer(), key(TOKEN_PROGRAM).toBuffer(), key(mint).toBuffer()],
    key(ASSOCIATED_PROGRAM),
  )[0].toBase58();

/** A mint without mint authority. */
export function mintAccount(decimals: number, supply: bigint): VmAccount {
  const data = new Uint8Array(MINT_BYTES);
  new DataView(data.buffer).setBigUint64(AT_SUPPLY, supply, true);
  data[AT_DECIMALS] = decimals;
  data[AT_DECIMALS + 1] = 1;
  return { owner: TOKEN_PROGRAM, lamports: MINT_RENT, data };
}

export function tokenAccount(owner: string, mint: string, amount: bigint): VmAccount {
  const data = new Uint8Array(ACCOUNT_BYTES);
  data.set(key(mint).toBytes());
  data.set(key(owner).toBytes(), 32);
  new DataView(data.buffer).setBigUint64(AT_AMOUNT, amount, true);
  data[AT_STATE] = 1;
  return { owner: TOKEN_PROGRAM, lamports: TOKEN_ACCOUNT_RENT, data };
}

/** Base units in a token account; 0 for other accounts. */
export function amountIn(account: VmAccount | null): bigint {
  if (account?.owner !== TOKEN_PROGRAM || account.data.length !== ACCOUNT_BYTES) return 0n;
  const { buffer, byteOffset } = account.data;
  return new DataView(buffer, byteOffset).getBigUint64(AT_AMOUNT, true);
}

/** Owner of the tokens in a token account (base58); null for other accounts. */
export const holderOf = ({ owner, data }: VmAccount): string | null =>
  owner === TOKEN_PROGRAM && data.length === ACCOUNT_BYTES
    ? encodeBase58(data.subarray(32, AT_AMOUNT))
    : null;

/** Mint of a token account (base58). */
export const mintOf = ({ data }: VmAccount): string => encodeBase58(data.subarray(0, 32));

/** Decimals of a mint. */
export const decimalsOf = ({ data }: VmAccount): number => data[AT_DECIMALS] ?? 0;

/** Supply of a mint, base units. */
export function supplyOf({ data }: VmAccount): bigint {
  return new DataView(data.buffer, data.byteOffset).getBigUint64(AT_SUPPLY, true);
}

const meta = (address: string, isSigner: boolean, isWritable: boolean) => ({
  pubkey: key(address),
  isSigner,
  isWritable,
});

export interface TokenTransfer {
  from: string;
  to: string;
  mint: string;
  decimals: number;
  amount: bigint;
  /** Reference account that the transfer can be found by; it neither signs nor changes. */
  reference: string;
}

/** `CreateIdempotent` of the recipient's account, and `TransferChecked` into it. */
export function tokenInstructions(plan: TokenTransfer): TransactionInstruction[] {
  const { from, to, mint } = plan;
  const target = tokenAddress(to, mint);
  const data = Buffer.alloc(10);
  data.writeUInt8(12, 0);
  data.writeBigUInt64LE(plan.amount, 1);
  data.writeUInt8(plan.decimals, 9);
  return [
    new TransactionInstruction({
      programId: key(ASSOCIATED_PROGRAM),
      keys: [
        meta(from, true, true),
        meta(target, false, true),
        meta(to, false, false),
        meta(mint, false, false),
        meta(SYSTEM_PROGRAM, false, false),
        meta(TOKEN_PROGRAM, false, false),
      ],
      data: Buffer.from([1]),
    }),
    new TransactionInstruction({
      programId: key(TOKEN_PROGRAM),
      keys: [
        meta(tokenAddress(from, mint), false, true),
        meta(mint, false, false),
        meta(target, false, true),
        meta(from, true, false),
        meta(plan.reference, false, false),
      ],
      data,
    }),
  ];
}
