import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    hasCommand: bot('answers /rarity while this is on.'),
  },
  removed: { 'tiers[].colour': 'An alert has the color of its message.' },
};
export default effects;
