import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js';
import type { Backend } from './backend';

const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const LAMPORTS_PER_SOL = 1_000_000_000;

/** Pays a Solana Pay link as a wallet on a phone would, with another account. Resolves to the signature. */
export async function payByPhone(backend: Backend, link: string): Promise<string> {
  const { pathname, searchParams } = new URL(link);
  const payer = Keypair.generate();
  await backend.airdrop(payer.publicKey.toBase58(), 10_000_000_000n);
  const { value } = await backend.rpc<{ value: { blockhash: string } }>('getLatestBlockhash', []);
  const transfer = SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: new PublicKey(pathname),
    lamports: Math.round(Number(searchParams.get('amount')) * LAMPORTS_PER_SOL),
  });
  const reference = new PublicKey(searchParams.get('reference') ?? '');
  transfer.keys.push({ pubkey: reference, isSigner: false, isWritable: false });
  const memo = Buffer.from(searchParams.get('memo') ?? '');
  const transaction = new Transaction({
    feePayer: payer.publicKey,
    recentBlockhash: value.blockhash,
  }).add(new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [], data: memo }), transfer);
  transaction.sign(payer);
  const wire = transaction.serialize().toString('base64');
  return await backend.rpc<string>('sendTransaction', [wire, { encoding: 'base64' }]);
}
