import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    trigger: backEnd,
    channelId: backEnd,
    message: backEnd,
    deleteAfter: bot('deletes its greeting in the channel after this time. 0 keeps it.'),
    hasDm: backEnd,
    dm: backEnd,
    autoRoles: backEnd,
    delay: backEnd,
    hasGoodbye: backEnd,
    goodbyeChannelId: backEnd,
    goodbye: backEnd,
    censorInvites: backEnd,
    skipBots: backEnd,
    raidPause: backEnd,
  },
};
export default effects;
