import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    ifUnavailable: bot('keeps the last number or shows “…” while Discord returns none.'),
  },
};
export default effects;
