import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    theme: bot('draws the chart in these colors.'),
    cooldown: bot('ignores further requests from the same member for this long.'),
  },
};
export default effects;
