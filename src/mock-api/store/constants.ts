/** Constants of the embedded back end. No imports: the Vite plugin reads this file before any alias exists. */

/** Recipient of payments in the embedded modes (base58): a test key without funds on any real network. */
export const EMBEDDED_TREASURY = 'Bh8ys43cFsdCn6Y6Lww6LxsnCkigKiqoXBqF3nEkmtEY';
/** Balance of a new chain's treasury beside the rent minimum, lamports (1 SOL): pays the fees of refunds. */
export const TREASURY_FLOAT = 1_000_000_000n;
/** The application id of the simulated Discord, equal to the client's default. */
export const EMBEDDED_CLIENT_ID = '000000000000000000';
export const EMBEDDED_AUTHORIZE_URL = '/api/auth/discord/authorize';
export const EMBEDDED_RPC_URL = '/rpc';

/** Hosts that allow signing in; the defaults of `src/shared/config/config.ts`. */
export const EMBEDDED_HOSTS = ['community.localhost', 'app.localhost', 'localhost', '127.0.0.1'];

const SECOND = 1000;

/** Time for checking a payment before its order is ENABLED, ms; the real service takes 0-30 minutes. */
export const VERIFY_DELAY = 4 * SECOND;
/** Time in which a reviewer can undo a decision, ms. */
export const UNDO = 10 * SECOND;
