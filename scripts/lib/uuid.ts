/**
 * What jayson, by which web3.js talks to nodes, takes of `uuid`: a name for a request, that no other has. Browsers
 * give out UUIDs over https alone, and random numbers everywhere.
 */
export const v4 = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
