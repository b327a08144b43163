/** Hosts of sites known to empty wallets; their subdomains count as well. A real server reads a feed of them. */
export const drainerHosts: readonly string[] = [
  'keepers-claim.example',
  'wallet-sync.example',
  'free-keepers-mint.example',
  'solana-airdrop.example',
];
