import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    collection: backEnd,
    method: backEnd,
    hasCommand: bot('answers /rarity while this is on.'),
    showTraits: backEnd,
    tiers: backEnd,
    'tiers[].title': backEnd,
    'tiers[].topPercent': backEnd,
    'tiers[].emoji': backEnd,
    hasAlerts: backEnd,
    events: backEnd,
    rankAtMost: backEnd,
    maxTimesFloor: backEnd,
    channelId: backEnd,
    message: backEnd,
    mentionRoles: backEnd,
    bundle: backEnd,
    maxPerHour: backEnd,
  },
  removed: { 'tiers[].colour': 'An alert has the color of its message.' },
};
export default effects;
