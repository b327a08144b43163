import { setting } from './deployment';

/**
 * Configuration of the build and of the deployment, read once. Values that few pages need have a file beside this
 * one. `.env.example` explains each variable. All `VITE_*` values are public.
 */
const env = import.meta.env;

/** A variable without blanks around it; the fallback where it is not set. */
export const text = (value: string | undefined, fallback: string) =>
  value === undefined || value.trim() === '' ? fallback : value.trim();

const list = (value: string | undefined, fallback: string) =>
  text(value, fallback)
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

export const config = {
  brandName: text(env.VITE_BRAND_NAME, 'Castle Bots'),
  communityHosts: list(setting('VITE_COMMUNITY_HOSTS'), 'community.localhost,localhost,127.0.0.1'),
  userHosts: list(setting('VITE_USER_HOSTS'), 'app.localhost'),
  defaultSite: text(setting('VITE_DEFAULT_SITE'), 'community'),
  /** Solana JSON-RPC endpoints, first choice first; `{key}` is filled from VITE_SOLANA_RPC_KEY (spec §7). */
  rpcUrls: list(setting('VITE_SOLANA_RPC_URL'), '/rpc').length
    ? text(setting('VITE_SOLANA_RPC_URL'), '/rpc')
        .split(',')
        .map((url) => url.trim().replaceAll('{key}', text(env.VITE_SOLANA_RPC_KEY, '')))
    : ['/rpc'],
  /** The only account a payment may go to (base58). An answer of the API that names another is refused. */
  treasuryAddress: text(env.VITE_TREASURY_ADDRESS, ''),
  /** Genesis hash the RPC must have; mainnet's unless another is named (a staging build on devnet). */
  genesisHash: text(env.VITE_SOLANA_GENESIS_HASH, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'),
  discordClientId: text(setting('VITE_DISCORD_CLIENT_ID'), '000000000000000000'),
  discordAuthorizeUrl: text(env.VITE_DISCORD_AUTHORIZE_URL, 'https://discord.com/oauth2/authorize'),
  explorerUrl: text(env.VITE_SOLANA_EXPLORER_URL, 'https://explorer.solana.com'),
  /** Where errors and web vitals are sent; empty where they aren't. */
  reportUrl: text(setting('VITE_REPORT_URL'), ''),
  release: text(setting('VITE_RELEASE'), 'unknown'),
  links: {
    docs: text(setting('VITE_DOCS_URL'), 'https://docs.castlebots.io'),
    discord: text(setting('VITE_DISCORD_INVITE_URL'), 'https://discord.gg/castlebots'),
    twitter: text(setting('VITE_TWITTER_URL'), 'https://x.com/castlebots'),
    support: text(setting('VITE_SUPPORT_URL'), 'https://castlebots.io/support'),
    feedback: text(setting('VITE_FEEDBACK_URL'), 'https://castlebots.io/feedback'),
  },
} as const;
