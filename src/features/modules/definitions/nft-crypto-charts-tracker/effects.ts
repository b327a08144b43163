import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    theme: bot('draws the chart in these colors.'),
    cooldown: bot('answers a member’s next request only after this time.'),
  },
};
export default effects;
