import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    reward: backEnd,
    inviteeReward: backEnd,
    minStay: backEnd,
    minMessages: backEnd,
    minAccountAge: backEnd,
    needsCaptcha: open('Only the preview or the estimate reads it.'),
    requiredRoles: backEnd,
    clawback: backEnd,
    dailyCap: backEnd,
    milestones: backEnd,
    'milestones[].count': backEnd,
    'milestones[].reward': backEnd,
    'milestones[].roles': backEnd,
    channelId: open('Only the preview or the estimate reads it.'),
    message: open('Only the preview or the estimate reads it.'),
  },
};
export default effects;
