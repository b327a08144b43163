import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    counters: backEnd,
    'counters[].template': backEnd,
    'counters[].target': backEnd,
    'counters[].channelId': backEnd,
    refresh: backEnd,
    numbers: backEnd,
    ifUnavailable: open('Nothing reads it.'),
  },
};
export default effects;
