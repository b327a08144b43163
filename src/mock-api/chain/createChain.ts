import { toBase64 } from '@/shared/text/bytes';
import { emptyIndex, type AssetIndex } from './assetIndex';
import type { Chain, ChainClock } from './chain';
import { createFaults } from './faults';
import { createLedger, type LedgerState } from './ledger';
import type { Node } from './node';
import { beginningOf, layPast, type Past } from './past';
import { createRpc } from './rpc/handle';
import { randomSignature } from './rpc/transactions';
import {
  amountIn,
  mintAccount,
  supplyOf,
  tokenAccount,
  tokenAddress,
  TOKEN_PROGRAM,
} from './tokens';
import { fromBase64 } from './wire';
import { createSimulatedVm } from './vm/simulated';
import { RENT_MINIMUM, type Vm } from './vm/vm';

export interface CreateChainOptions {
  clock: ChainClock;
  /** An account that exists from the start (base58), so that it can be sent less than the rent minimum. */
  treasury?: string;
  /** Assets of wallets that are not accounts of the VM; none by default. */
  index?: AssetIndex;
  /** Result of `snapshot()` in an earlier run; anything else is ignored. */
  snapshot?: unknown;
  /** Earlier transactions, if there is no snapshot. */
  past?: Past;
  /** Time between blocks. */
  blockTimeMs?: number;
  /** Blocks until a transaction is confirmed. */
  confirmAfterBlocks?: number;
  /** `auto`: the real VM if it is available. */
  vm?: 'auto' | 'litesvm' | 'simulated';
}

interface ChainSnapshot {
  ledger: LedgerState;
  balances: [address: string, lamports: bigint][];
  /** Token accounts and mints; data in base64. */
  tokens?: [address: string, lamports: bigint, data: string][];
}

const BLOCK_TIME = 400;
const CONFIRM_AFTER = 2;
const FAUCET = '11111111111111111111111111111111';

/**
 * The embedded chain: Solana JSON-RPC over a VM in this process (docs/architecture.md, "The embedded back end"). Blocks
 * follow the clock; `snapshot()` saves the state.
 *
 * @throws when `vm: 'litesvm'` was requested and is not available on this platform
 */
export async function createChain(options: CreateChainOptions): Promise<Chain> {
  const { clock, blockTimeMs = BLOCK_TIME, confirmAfterBlocks = CONFIRM_AFTER } = options;
  const kept = isSnapshot(options.snapshot) ? options.snapshot : undefined;
  const vm = await startVm(options.vm ?? 'auto');
  const past = kept ? undefined : options.past;
  const ledger = createLedger({
    clock,
    blockTimeMs,
    confirmAfterBlocks,
    state: kept?.ledger,
    genesis: past ? (beginningOf(past) ?? undefined) : undefined,
  });
  const known = new Set<string>();
  for (const [address, lamports] of kept?.balances ?? []) {
    known.add(address);
    if (lamports > 0n) vm.setBalance(address, lamports);
  }
  for (const [address, lamports, data] of kept?.tokens ?? []) {
    known.add(address);
    vm.accounts?.write(address, { owner: TOKEN_PROGRAM, lamports, data: fromBase64(data) });
  }
  if (past) layPast(past, vm, ledger);
  if (options.treasury !== undefined && vm.balance(options.treasury) === 0n) {
    known.add(options.treasury);
    vm.setBalance(options.treasury, RENT_MINIMUM);
  }

  let turn: Promise<unknown> = Promise.resolve();
  // Programs are accounts too, and would be ruined by writing a balance over them.
  const touched = () => {
    for (const { landed } of ledger.entries()) {
      landed.accountKeys
        .filter((_, index) => landed.preBalances[index] !== landed.postBalances[index])
        .forEach((key) => known.add(key));
    }
    return known;
  };
  const node: Node = {
    vm,
    ledger,
    index: options.index ?? emptyIndex,
    touched,
    time: () => Math.floor(clock.now() / 1000),
    runExclusive(work) {
      const result = turn.then(work);
      turn = result.catch(() => undefined);
      return result;
    },
    airdrop(address, lamports) {
      const before = vm.balance(address);
      vm.setBalance(address, before + lamports);
      known.add(address);
      const signature = randomSignature();
      ledger.record({
        landed: {
          signature,
          slot: ledger.height(),
          blockTime: node.time(),
          err: null,
          feePayer: FAUCET,
          accountKeys: [FAUCET, address],
          memos: [],
          preBalances: [0n, before],
          postBalances: [0n, before + lamports],
          fee: 0n,
        },
        wire: null,
        logs: [],
        unitsConsumed: 0,
      });
      return signature;
    },
  };
  const faults = createFaults();
  const rpc = createRpc(node, faults);

  return {
    handleRpc: rpc.handle,
    airdrop: (address, lamports) => void node.airdrop(address, lamports),
    balance: (address) => vm.balance(address),
    tokenBalance: (owner, mint) =>
      vm.accounts ? amountIn(vm.accounts.read(tokenAddress(owner, mint))) : null,
    giveTokens(owner, { mint, decimals }, amount) {
      const { accounts } = vm;
      if (!accounts) return;
      const minted = accounts.read(mint);
      const account = tokenAddress(owner, mint);
      accounts.write(mint, mintAccount(decimals, (minted ? supplyOf(minted) : 0n) + amount));
      accounts.write(account, tokenAccount(owner, mint, amountIn(accounts.read(account)) + amount));
      known.add(mint).add(account);
    },
    transaction(signature) {
      const entry = ledger.find(signature);
      return entry && ledger.commitmentOf(entry) !== 'processed' ? entry.landed : null;
    },
    transactionsFor: (address) => ledger.confirmedFor(address).map(({ landed }) => landed),
    advanceBlocks: ledger.advance,
    setFault: faults.set,
    clearFaults: faults.clear,
    requestLog: rpc.log,
    snapshot(): ChainSnapshot {
      const addresses = [...touched()].filter((address) => address !== FAUCET);
      const tokens = addresses.flatMap((address): [string, bigint, string][] => {
        const account = vm.accounts?.read(address);
        return account?.owner === TOKEN_PROGRAM
          ? [[address, account.lamports, toBase64(account.data)]]
          : [];
      });
      const withData = new Set(tokens.map(([address]) => address));
      const balances = addresses
        .filter((address) => !withData.has(address))
        .map((address): [string, bigint] => [address, vm.balance(address)]);
      return { ledger: ledger.state(), balances: balances.filter(([, held]) => held > 0n), tokens };
    },
  };
}

async function startVm(wanted: 'auto' | 'litesvm' | 'simulated'): Promise<Vm> {
  if (wanted === 'simulated' || import.meta.env?.VITE_API_MODE === 'browser') {
    return createSimulatedVm();
  }
  const { createLiteSvm } = await import('./vm/litesvm');
  const vm = await createLiteSvm();
  if (vm) return vm;
  if (wanted === 'litesvm') throw new Error('litesvm has no binary for this platform');
  sayOnce(
    'The package litesvm is missing or has no binary here: a simulated chain is used instead.',
  );
  return createSimulatedVm();
}

let hasSaid = false;

/** Every world starts its own chain; log the notice only for the first one. */
function sayOnce(sentence: string): void {
  if (!hasSaid) console.info(sentence);
  hasSaid = true;
}

function isSnapshot(value: unknown): value is ChainSnapshot {
  if (typeof value !== 'object' || value === null) return false;
  return 'ledger' in value && 'balances' in value && Array.isArray(value.balances);
}
