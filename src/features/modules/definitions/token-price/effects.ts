import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    maxAge: bot('marks prices older than this as stale.'),
  },
};
export default effects;
