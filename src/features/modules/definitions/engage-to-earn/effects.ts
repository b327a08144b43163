import { backEndOf, bot, preview, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    currencyName: bot('calls the points by this name.'),
    symbol: bot('writes this after amounts.'),
    currencyEmoji: bot('puts this before amounts.'),
    activeMembers: preview('Only the forecast uses this number of active members.'),
    voiceIgnoresSilent: backEndOf(
      'how many minutes of a voice session a member was muted or deafened.',
    ),
    onLeave: backEndOf('when a member leaves.'),
    onBan: backEndOf('when a member is banned.'),
    channelId: bot('answers /balance only in this channel, or everywhere if none is set.'),
    message: bot('replies to /balance with this message, with its variables filled in.'),
  },
  removed: {
    currencyKind:
      'Members earn points. What they can claim for them is set under Ledger wallet › Limits.',
    mint: 'The token of claims is set under Ledger wallet › Limits.',
    decimals: 'Points are whole numbers.',
    isTransferable:
      'Members could pool the points of several accounts to get around the limits per member.',
    wallet: 'Claims are paid from the server’s ledger wallet.',
    minClaim: 'The minimum claim is set under Ledger wallet › Limits.',
    claimCooldown: 'The time between two claims is set under Ledger wallet › Limits.',
    hasReview: 'Approval of claims is set under Ledger wallet › Limits.',
    reviewAbove: 'Approval of claims is set under Ledger wallet › Limits.',
    questWeight: 'Quests promise an exact reward, so no weight applies.',
    eventWeight: 'The bot doesn’t report server events. Multipliers by date remain.',
  },
};
export default effects;
