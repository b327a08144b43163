import { backEndOf, bot, preview, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    currencyName: bot('calls the points by this name.'),
    symbol: bot('writes this behind amounts.'),
    currencyEmoji: bot('puts this before amounts.'),
    activeMembers: preview('Only the forecast uses this number of active members.'),
    voiceIgnoresSilent: backEndOf('how many minutes of a stay a member was muted or deafened.'),
    onLeave: backEndOf('when a member leaves.'),
    onBan: backEndOf('when a member is banned.'),
    channelId: bot('answers /balance there and nowhere else; everywhere without one.'),
    message: bot('answers /balance with it, the variables filled in.'),
  },
  removed: {
    currencyKind:
      'Points are what is earned. What they are claimed for is set under Ledger wallet › Limits.',
    mint: 'The token of claims is set under Ledger wallet › Limits.',
    decimals: 'Points are whole.',
    isTransferable:
      'Points of many accounts could be gathered in one, past every limit per member, and no call moves points between members.',
    wallet: 'Claims are paid from the server’s ledger wallet.',
    minClaim: 'The minimum claim is set under Ledger wallet › Limits.',
    claimCooldown: 'The time between two claims is set under Ledger wallet › Limits.',
    hasReview: 'Approval of claims is set under Ledger wallet › Limits.',
    reviewAbove: 'Approval of claims is set under Ledger wallet › Limits.',
    questWeight: 'A quest promises an exact reward, which no weight changes.',
    eventWeight: 'The bot reports no events of a server. Multipliers by date remain.',
  },
};
export default effects;
