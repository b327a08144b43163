import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    tokens: backEnd,
    'tokens[].mint': backEnd,
    'tokens[].symbol': backEnd,
    quote: backEnd,
    surface: open('Carried out in part: LIVE_MESSAGE is told as a rename.'),
    channelId: backEnd,
    template: backEnd,
    refresh: backEnd,
    alerts: backEnd,
    'alerts[].kind': backEnd,
    'alerts[].value': backEnd,
    'alerts[].within': backEnd,
    'alerts[].reArm': backEnd,
    alertChannelId: backEnd,
    mentionRoles: backEnd,
    maxAge: open('Only conditions and checks of the form read it.'),
  },
};
export default effects;
