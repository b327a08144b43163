import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    wallets: backEnd,
    'wallets[].label': backEnd,
    'wallets[].address': backEnd,
    'wallets[].isPublic': backEnd,
    surface: backEnd,
    channelId: backEnd,
    topTokens: backEnd,
    topNfts: backEnd,
    hideBelow: backEnd,
    hidesSpam: backEnd,
    includesStaked: backEnd,
    memberMode: bot(
      'answers /wallet about these wallets: those of the member who asks, or also those of members who agreed to it. It refuses any other.',
    ),
    refresh: backEnd,
  },
};
export default effects;
