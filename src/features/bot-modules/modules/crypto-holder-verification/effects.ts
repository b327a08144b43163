import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    description: open('Nothing reads it.'),
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
    'conditions[].countsStaked': open('Nothing reads it.'),
    'conditions[].countsPools': open('Nothing reads it.'),
    'conditions[].isNegated': backEnd,
    ladder: backEnd,
    rewardRoles: backEnd,
    removeWhenLost: open('Carried out in part: ignored when a wallet is unlinked.'),
    graceHours: open('Listed, but not carried out.'),
    walletScope: backEnd,
    recheck: open('Nothing reads it.'),
    panelChannelId: open('Only the preview or the estimate reads it.'),
    panel: open('Only the preview or the estimate reads it.'),
    dmOnChange: open('Nothing reads it.'),
    logChannelId: open('Nothing reads it.'),
  },
};
export default effects;
