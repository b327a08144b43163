/** What a bot posts in a channel, as the previews on the home pages show it. */
export interface Scene {
  /** On the button that shows it. */
  label: string;
  channel: string;
  /** What a member wrote, if anything. */
  said?: { by: string; text: string };
  title: string;
  text: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** The button under the bot's message. */
  action?: string;
}

/** For server owners: one scene of each family of modules (spec §1). */
export const ownerScenes: readonly Scene[] = [
  {
    label: 'Verification',
    channel: 'verify',
    said: { by: 'wren', text: 'I hold two of the collection. How do I get in?' },
    title: 'Verify your wallet',
    text: 'Connect the wallet that holds your NFTs. Roles are given at once and checked again every day.',
    fields: [
      ['Role', 'Holder'],
      ['Asks for', '1 NFT of the collection'],
    ],
    action: 'Verify',
  },
  {
    label: 'Alerts',
    channel: 'sales',
    title: 'Sold: Tower #214',
    text: 'A new keeper has moved in.',
    fields: [
      ['Price', '12.4 SOL'],
      ['Floor', '11.9 SOL'],
      ['Marketplace', 'Any you follow'],
    ],
    action: 'See the sale',
  },
  {
    label: 'Welcome',
    channel: 'welcome',
    title: 'Welcome to the keep, @otter',
    text: 'Say hello in #general, read the rules, and pass the gate in #verify.',
    fields: [['You are', 'member 312']],
  },
  {
    label: 'Earning',
    channel: 'quests',
    title: 'New quest: spread the word',
    text: 'Reply to our post and repost it. The bot checks both by itself.',
    fields: [
      ['Reward', '0.05 SOL'],
      ['Ends', 'in 3 days'],
    ],
    action: 'Start',
  },
];

/** For members: what they will meet in their servers. */
export const memberScenes: readonly Scene[] = [
  {
    label: 'Quests',
    channel: 'quests',
    title: 'Quest done: first steps',
    text: 'All three tasks are checked. Your reward waits in your portfolio.',
    fields: [
      ['Reward', '0.05 SOL'],
      ['Points', '40'],
    ],
    action: 'Claim',
  },
  {
    label: 'Holding',
    channel: 'rewards',
    title: 'Your weekly reward',
    text: 'For the NFTs you held all week in the wallet you linked.',
    fields: [
      ['Held', '2 NFTs'],
      ['Earned', '0.12 SOL'],
    ],
    action: 'Open portfolio',
  },
  {
    label: 'Roles',
    channel: 'verify',
    said: { by: 'wren', text: 'Linked my wallet just now.' },
    title: 'You are verified',
    text: 'Linking signed a message and cost nothing. Your roles follow what you hold.',
    fields: [['New role', 'Holder']],
  },
];
