import { personaUserId } from '../domains/accounts/personas';
import { drawnWallet } from './wallets';

/** SOL in the wallet of the persona "Regular" when the chain starts; nothing signs with it. */
export const seedBalances = () => [
  { address: drawnWallet(personaUserId('regular')).address, lamports: 14_207_350_000n },
];
