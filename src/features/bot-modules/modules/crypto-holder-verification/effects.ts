import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    description: backEnd,
    match: backEnd,
    conditions: backEnd,
    'conditions[].currency': backEnd,
    'conditions[].mint': backEnd,
    'conditions[].measure': backEnd,
    'conditions[].least': backEnd,
    'conditions[].hasMost': backEnd,
    'conditions[].most': backEnd,
    'conditions[].slack': backEnd,
    'conditions[].sum': backEnd,
    'conditions[].heldForDays': backEnd,
    'conditions[].countsStaked': backEnd,
    'conditions[].countsPools': backEnd,
    'conditions[].isNegated': backEnd,
    ladder: backEnd,
    rewardRoles: backEnd,
    removeWhenLost: backEnd,
    graceHours: backEnd,
    walletScope: backEnd,
    recheck: backEnd,
    panelChannelId: bot('posts the panel in this channel.'),
    panel: bot('posts this message with its Verify button.'),
    dmOnChange: backEnd,
    logChannelId: backEnd,
  },
};
export default effects;
