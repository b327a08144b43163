import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    wallet: backEnd,
    types: backEnd,
    minUsd: backEnd,
    isFirstBuyOnly: backEnd,
    channelId: backEnd,
    maxPerHour: backEnd,
  },
  removed: { ignoresSpam: 'Only tokens that are traded are watched, and spam tokens aren’t.' },
};
export default effects;
