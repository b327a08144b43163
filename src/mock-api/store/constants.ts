/** Constants of the embedded back end. No imports: the Vite plugin reads this file before any alias exists. */

/** Where payments of the embedded modes go (base58): a test key that holds nothing on any real network. */
export const EMBEDDED_TREASURY = 'Bh8ys43cFsdCn6Y6Lww6LxsnCkigKiqoXBqF3nEkmtEY';
/** What the treasury of a new chain holds beside the rent minimum, lamports (1 SOL): it pays the fees of returns. */
export const TREASURY_FLOAT = 1_000_000_000n;
/** The application id the stand-in for Discord knows, the same as the client's default. */
export const EMBEDDED_CLIENT_ID = '000000000000000000';
export const EMBEDDED_AUTHORIZE_URL = '/api/auth/discord/authorize';
export const EMBEDDED_RPC_URL = '/rpc';

/** Hosts that may be signed in to; the defaults of `src/shared/config/config.ts`. */
export const EMBEDDED_HOSTS = ['community.localhost', 'app.localhost', 'localhost', '127.0.0.1'];

const SECOND = 1000;

/** How long a payment is checked before its order is ENABLED, in ms; the real service takes 0-30 minutes. */
export const VERIFY_DELAY = 4 * SECOND;
/** So long a reviewer can take a decision back, ms. */
export const UNDO = 10 * SECOND;
