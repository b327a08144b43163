import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    asset: backEnd,
    kind: backEnd,
    interval: backEnd,
    indicators: backEnd,
    theme: bot('draws the chart in these colors.'),
    every: backEnd,
    channelId: backEnd,
    cooldown: bot('answers a member’s next request only after this time.'),
  },
};
export default effects;
