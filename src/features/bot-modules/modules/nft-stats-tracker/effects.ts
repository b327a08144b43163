import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    asset: backEnd,
    metrics: open('Carried out in part: LISTED, LIQUIDITY are “…” (decision 87).'),
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
