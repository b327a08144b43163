/** The module families of spec §1 with their modules, in its order and words. */
export interface ModuleFamily {
  title: string;
  modules: string[];
}

export const moduleFamilies: ModuleFamily[] = [
  {
    title: 'Moderation and server tools',
    modules: [
      'Auto moderator',
      'Captcha verification',
      'Reaction roles',
      'Server stats displayer',
      'Support ticket',
      'Bot personalizer',
      'Welcome message',
      'Scheduled message',
      'Embed message',
    ],
  },
  {
    title: 'Stats and tracking',
    modules: [
      'NFT/crypto stats displayer',
      'Wallet asset displayer',
      'NFT rarity tracker',
      'NFT/crypto stats tracker',
      'Trending NFT/crypto tracker',
      'NFT/crypto charts tracker',
      'Wallet activity tracker',
    ],
  },
  { title: 'Verification', modules: ['NFT holder verification', 'Crypto holder verification'] },
  {
    title: 'Alerts',
    modules: [
      'NFT listing alert',
      'Crypto buy/sell alert',
      'Live mint alert',
      'NFT sales alert',
      'Token price',
    ],
  },
  {
    title: 'Earning',
    modules: ['Hold to earn', 'Engage to earn', 'Task to earn', 'Invite to earn', 'Play to earn'],
  },
];
