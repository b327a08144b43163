import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    asset: backEnd,
    kind: open('Carried out in part: CANDLE, LINE and AREA are the same.'),
    interval: backEnd,
    indicators: backEnd,
    theme: open('Nothing reads it.'),
    every: backEnd,
    channelId: backEnd,
    cooldown: open('Nothing reads it.'),
  },
};
export default effects;
