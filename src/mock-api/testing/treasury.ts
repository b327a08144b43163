import { createChain } from '../chain/createChain';
import { fundedLedgers, ledgerAddress } from '../domains/payouts/ledgerKey';
import type { WorldOptions } from '../createWorld';

/** Number of blocks after which the deposits are finalized, as real old deposits are. */
const BLOCKS = 40;

/** A chain for tests that stores only SOL, with the initial balances of the ledger wallets. */
export const fundedChain: NonNullable<WorldOptions['startChain']> = async (options) => {
  const chain = await createChain({ ...options, vm: 'simulated' });
  if (options.snapshot === undefined) {
    for (const [serverId, lamports] of Object.entries(fundedLedgers))
      chain.airdrop(ledgerAddress(serverId), lamports);
    chain.advanceBlocks(BLOCKS);
  }
  return chain;
};
