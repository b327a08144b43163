import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    tokens: backEnd,
    'tokens[].mint': backEnd,
    'tokens[].symbol': backEnd,
    quote: backEnd,
    surface: backEnd,
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
    maxAge: bot('marks a price that is older than this as stale.'),
  },
};
export default effects;
