import { open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    wallets: open('Only the preview or the estimate reads it.'),
    'wallets[].label': open('Only the preview or the estimate reads it.'),
    'wallets[].address': open('Listed, but not carried out.'),
    'wallets[].isPublic': open('Only the preview or the estimate reads it.'),
    surface: open('Only the preview or the estimate reads it.'),
    channelId: open('Only the preview or the estimate reads it.'),
    topTokens: open('Only the preview or the estimate reads it.'),
    topNfts: open('Only the preview or the estimate reads it.'),
    hideBelow: open('Nothing reads it.'),
    hidesSpam: open('Nothing reads it.'),
    includesStaked: open('Nothing reads it.'),
    memberMode: open('Nothing reads it.'),
    refresh: open('Nothing reads it.'),
  },
};
export default effects;
