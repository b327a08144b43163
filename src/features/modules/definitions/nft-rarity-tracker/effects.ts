import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    hasCommand: bot('answers /rarity while this is on.'),
  },
  removed: { 'tiers[].colour': 'Each alert uses the color set in its message.' },
};
export default effects;
