import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    collection: backEnd,
    method: backEnd,
    hasCommand: open('Nothing reads it.'),
    showTraits: backEnd,
    tiers: backEnd,
    'tiers[].title': backEnd,
    'tiers[].topPercent': backEnd,
    'tiers[].colour': open('Nothing reads it.'),
    'tiers[].emoji': open('Nothing reads it.'),
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
};
export default effects;
