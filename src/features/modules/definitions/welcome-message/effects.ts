import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    deleteAfter: bot('deletes the greeting from the channel after this time. 0 keeps it.'),
  },
};
export default effects;
