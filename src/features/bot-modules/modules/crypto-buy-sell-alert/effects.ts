import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    token: backEnd,
    sides: backEnd,
    minUsd: backEnd,
    usdPerEmoji: backEnd,
    ignoresArbitrage: backEnd,
    channelId: backEnd,
    message: backEnd,
    mentionRoles: backEnd,
    bundle: backEnd,
    maxPerHour: backEnd,
  },
};
export default effects;
