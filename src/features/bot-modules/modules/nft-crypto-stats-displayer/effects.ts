import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    counters: backEnd,
    'counters[].asset': backEnd,
    'counters[].template': backEnd,
    'counters[].surface': open('Only the preview or the estimate reads it.'),
    'counters[].channelId': backEnd,
    currency: open('Carried out in part: EUR is shown in US dollars.'),
    refresh: backEnd,
    staleAfter: open('Only conditions and checks of the form read it.'),
  },
};
export default effects;
