import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    counters: backEnd,
    'counters[].template': backEnd,
    'counters[].target': backEnd,
    'counters[].channelId': backEnd,
    refresh: backEnd,
    numbers: backEnd,
    ifUnavailable: bot('keeps the last number, or shows “…”, while Discord tells none.'),
  },
};
export default effects;
