import { toBase64 } from '@/shared/text/bytes';
import { decodeBase58 } from '@/shared/solana/base58';
import { TOKEN_PROGRAM } from '../tokens';
import {
  INVALID_PARAMS,
  type Method,
  type Node,
  options,
  RpcError,
  text,
  withContext,
} from '../node';
import { tokenAccountsOf } from './tokenAccounts';

/** Cheaper than decoding, which follows for what passes. */
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const SYSTEM_PROGRAM = '11111111111111111111111111111111';
/** Rent for two years: so many lamports for each byte, of which an empty account counts as 128. */
const LAMPORTS_PER_BYTE = 6_960;
const ACCOUNT_BYTES = 128;

/** An account among the parameters (base58). Throws INVALID_PARAMS. */
export function asAddress(value: unknown): string {
  if (typeof value !== 'string' || !ADDRESS.test(value) || decodeBase58(value)?.length !== 32) {
    throw new RpcError(INVALID_PARAMS, 'Invalid param: WrongSize');
  }
  return value;
}

const address = (params: readonly unknown[], index: number) => asAddress(text(params, index));

/** Null: it does not exist. */
function account({ vm }: Node, key: string) {
  const lamports = Number(vm.balance(key));
  if (lamports === 0) return null;
  const kept = vm.accounts?.read(key);
  const token = kept?.owner === TOKEN_PROGRAM ? kept : null;
  return {
    lamports,
    owner: token?.owner ?? SYSTEM_PROGRAM,
    data: [token ? toBase64(token.data) : '', 'base64'],
    executable: false,
    rentEpoch: 0,
    space: token?.data.length ?? 0,
  };
}

/** Methods about accounts. Lamports are JSON numbers, as on a real node. */
export const accounts: Record<string, Method> = {
  getBalance: (node, { params }) => withContext(node, Number(node.vm.balance(address(params, 0)))),
  getAccountInfo: (node, { params }) => withContext(node, account(node, address(params, 0))),
  getMultipleAccounts(node, { params }) {
    const [keys] = params;
    if (!Array.isArray(keys)) throw new RpcError(INVALID_PARAMS, 'Invalid params: expected keys');
    return withContext(
      node,
      keys.map((_, index) => account(node, address(keys, index))),
    );
  },
  getTokenAccountsByOwner(node, { params }) {
    const { programId, mint } = options(params, 1);
    if (typeof programId !== 'string' && typeof mint !== 'string')
      throw new RpcError(INVALID_PARAMS, 'Invalid params: expected a mint or a program');
    return withContext(node, tokenAccountsOf(node, address(params, 0), { programId, mint }));
  },
  getMinimumBalanceForRentExemption(_, { params }) {
    const bytes = Number(params[0]);
    if (!Number.isSafeInteger(bytes) || bytes < 0) {
      throw new RpcError(INVALID_PARAMS, 'Invalid params: expected a length');
    }
    return (ACCOUNT_BYTES + bytes) * LAMPORTS_PER_BYTE;
  },
  requestAirdrop(node, { params }) {
    const lamports = Number(params[1]);
    if (!Number.isSafeInteger(lamports) || lamports <= 0) {
      throw new RpcError(INVALID_PARAMS, 'Invalid params: expected lamports');
    }
    return node.airdrop(address(params, 0), BigInt(lamports));
  },
};
