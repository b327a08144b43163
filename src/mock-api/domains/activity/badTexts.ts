/** What members of the embedded world write now and then though most rules of moderation act on it. */
export const badTexts: readonly string[] = [
  'Free mint, 20 minutes left: keepers-claim.example',
  'Claim your airdrop at https://solana-airdrop.example/claim before midnight',
  'Join us over there: discord.gg/elsewhere',
  'We moved to https://discord.com/invite/better-keep',
  'THIS IS THE BEST SERVER OF ALL TIME',
  'WEN NEXT QUEST WEN TOKEN',
  'Hi, I am from the support desk. Please validate your wallet.',
];
