/**
 * Codes of JSON-RPC errors, from the specification (https://www.jsonrpc.org/specification#error_object) and from
 * Solana's nodes (https://docs.rs/crate/solana-rpc-client-api/latest/source/src/custom_error.rs).
 */

/** The node has no such method: a node without an index of assets says so of the Digital Asset Standard. */
export const METHOD_NOT_FOUND = -32_601;

/** The request itself is wrong, so that no other node would take it. */
export const INVALID_PARAMS = -32_602;

/**
 * The node has a problem, and another one may know better: a block or slot it doesn't have (-32004, -32007, -32009,
 * -32014), behind the network (-32005), behind the slot that was asked for (-32016), internal error (-32603).
 */
export const NODE_TROUBLE: ReadonlySet<number> = new Set([
  -32_004, -32_005, -32_007, -32_009, -32_014, -32_016, -32_603,
]);

/**
 * Too many requests, as a code in a body that came with status 200 or 429
 * (https://www.quicknode.com/docs/solana/error-references).
 */
export const isLimitCode = (code: number): boolean => code === 429 || code === -32_429;
