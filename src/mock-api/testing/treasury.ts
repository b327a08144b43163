import { createChain } from '../chain/createChain';
import { fundedLedgers, ledgerAddress } from '../domains/payouts/ledgerKey';
import type { WorldOptions } from '../createWorld';

/** Confirmed for whoever asks, as what came in long ago is. */
const BLOCKS = 40;

/** A chain for tests that keeps SOL alone, with the ledger wallets as they are at first. */
export const fundedChain: NonNullable<WorldOptions['startChain']> = async (options) => {
  const chain = await createChain({ ...options, vm: 'simulated' });
  if (options.snapshot === undefined) {
    for (const [serverId, lamports] of Object.entries(fundedLedgers))
      chain.airdrop(ledgerAddress(serverId), lamports);
    chain.advanceBlocks(BLOCKS);
  }
  return chain;
};
