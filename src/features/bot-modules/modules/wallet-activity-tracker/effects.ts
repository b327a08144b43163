import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    wallet: backEnd,
    types: open('Carried out in part: transfers, stakes, burns never come (decision 87).'),
    minUsd: backEnd,
    ignoresSpam: open('Nothing reads it.'),
    isFirstBuyOnly: backEnd,
    channelId: backEnd,
    maxPerHour: backEnd,
  },
};
export default effects;
