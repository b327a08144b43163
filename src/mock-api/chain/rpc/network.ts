import type { Commitment } from '../ledger';
import { type Method, type RpcCall, options, text, withContext } from '../node';

/** Mainnet's: the app refuses to pay on any other network. */
export const MAINNET_GENESIS_HASH = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
const TOO_OLD = 200;
const SLOTS_IN_EPOCH = 432_000;

/** The commitment asked for: in the options at `index`, finalized when not said, as on a real node. */
function commitment({ params }: RpcCall, index: number): Commitment {
  const asked = options(params, index)['commitment'];
  return asked === 'processed' || asked === 'confirmed' ? asked : 'finalized';
}

/** Methods about blocks and the node itself. */
export const network: Record<string, Method> = {
  getLatestBlockhash(node, call) {
    const age = call.fault === 'expire' ? TOO_OLD : 0;
    return withContext(
      node,
      node.ledger.blockhashAt(node.ledger.height(commitment(call, 0)) - age),
    );
  },
  isBlockhashValid: (node, { params, fault }) =>
    withContext(node, fault !== 'expire' && node.ledger.isBlockhashValid(text(params, 0))),
  getBlockHeight: (node, call) => node.ledger.height(commitment(call, 0)),
  getSlot: (node, call) => node.ledger.height(commitment(call, 0)),
  getGenesisHash: () => MAINNET_GENESIS_HASH,
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.1.0', 'feature-set': 0 }),
  getRecentPrioritizationFees: (node) => [{ slot: node.ledger.height(), prioritizationFee: 0 }],
  getEpochInfo(node) {
    const slot = node.ledger.height();
    return {
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: Math.floor(slot / SLOTS_IN_EPOCH),
      slotIndex: slot % SLOTS_IN_EPOCH,
      slotsInEpoch: SLOTS_IN_EPOCH,
      transactionCount: node.ledger.entries().length,
    };
  },
};
