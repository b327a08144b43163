import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    theme: bot('draws the chart in these colors.'),
    cooldown: bot('ignores further requests of a member for this time.'),
  },
};
export default effects;
