import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    counters: backEnd,
    'counters[].asset': backEnd,
    'counters[].template': backEnd,
    'counters[].surface': backEnd,
    'counters[].channelId': backEnd,
    currency: backEnd,
    refresh: backEnd,
    staleAfter: bot('marks a figure that is older than this as stale.'),
  },
};
export default effects;
