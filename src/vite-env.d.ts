/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_MODE: 'embedded' | 'browser' | 'remote';
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_COMMUNITY_HOSTS?: string;
  readonly VITE_USER_HOSTS?: string;
  readonly VITE_DEFAULT_SITE?: string;
  readonly VITE_SOLANA_RPC_URL?: string;
  readonly VITE_SOLANA_RPC_KEY?: string;
  readonly VITE_SOLANA_GENESIS_HASH?: string;
  readonly VITE_TREASURY_ADDRESS?: string;
  readonly VITE_DISCORD_CLIENT_ID?: string;
  readonly VITE_DISCORD_AUTHORIZE_URL?: string;
  readonly VITE_SOLANA_EXPLORER_URL?: string;
  readonly VITE_IPFS_GATEWAY?: string;
  readonly VITE_ARWEAVE_GATEWAY?: string;
  readonly VITE_DOCS_URL?: string;
  readonly VITE_DISCORD_INVITE_URL?: string;
  readonly VITE_TWITTER_URL?: string;
  readonly VITE_SUPPORT_URL?: string;
  readonly VITE_FEEDBACK_URL?: string;
  readonly VITE_REPORT_URL?: string;
  readonly VITE_RELEASE?: string;
}
