import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    staleAfter: bot('marks figures older than this as stale.'),
  },
};
export default effects;
