import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    hasCommand: bot('answers /rarity while this is on.'),
  },
  removed: { 'tiers[].colour': 'Alerts use the color of their message.' },
};
export default effects;
