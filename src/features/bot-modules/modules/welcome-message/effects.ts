import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    trigger: open('Carried out in part: after screening or captcha: nobody is greeted.'),
    channelId: backEnd,
    message: backEnd,
    deleteAfter: open('Nothing reads it.'),
    hasDm: backEnd,
    dm: backEnd,
    autoRoles: open('Listed, but not carried out.'),
    delay: open('Nothing reads it.'),
    hasGoodbye: backEnd,
    goodbyeChannelId: backEnd,
    goodbye: backEnd,
    censorInvites: backEnd,
    skipBots: open('Nothing reads it.'),
    raidPause: backEnd,
  },
};
export default effects;
