import { backEnd, bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    mode: backEnd,
    codeLength: bot('draws codes with this many characters.'),
    isCaseSensitive: bot('takes a code for wrong when its capitals differ.'),
    timeLimit: backEnd,
    maxAttempts: backEnd,
    verifiedRoles: backEnd,
    unverifiedRoles: backEnd,
    panelChannelId: bot('keeps the panel posted in this channel.'),
    panel: bot('posts this message as the panel, and edits it when it changes.'),
    buttonLabel: bot('labels the button of the panel with it.'),
    onFail: backEnd,
    failFor: backEnd,
    kickUnverifiedAfter: backEnd,
    remindAfter: backEnd,
    passAccountAge: backEnd,
    minAccountAge: backEnd,
    logChannelId: backEnd,
    isManual: backEnd,
  },
};
export default effects;
