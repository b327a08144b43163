import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    reward: backEnd,
    inviteeReward: backEnd,
    minStay: backEnd,
    minMessages: backEnd,
    minAccountAge: backEnd,
    needsCaptcha: backEnd,
    requiredRoles: backEnd,
    clawback: backEnd,
    dailyCap: backEnd,
    milestones: backEnd,
    'milestones[].count': backEnd,
    'milestones[].reward': backEnd,
    'milestones[].roles': backEnd,
    channelId: backEnd,
    message: backEnd,
  },
};
export default effects;
