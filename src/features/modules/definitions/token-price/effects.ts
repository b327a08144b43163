import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    maxAge: bot('marks a price that is older than this as stale.'),
  },
};
export default effects;
