import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    asset: backEnd,
    metrics: backEnd,
    every: backEnd,
    compare: backEnd,
    triggers: backEnd,
    'triggers[].metric': backEnd,
    'triggers[].when': backEnd,
    'triggers[].value': backEnd,
    'triggers[].within': backEnd,
    channelId: backEnd,
    mentionRoles: backEnd,
  },
};
export default effects;
