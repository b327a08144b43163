import { open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    mode: open('Only conditions and checks of the form read it.'),
    codeLength: open('Nothing reads it.'),
    isCaseSensitive: open('Nothing reads it.'),
    timeLimit: open('Only the preview or the estimate reads it.'),
    maxAttempts: open('Only the preview or the estimate reads it.'),
    verifiedRoles: open(
      'Carried out in part: given when a moderator passes somebody; else counted only.',
    ),
    unverifiedRoles: open('Only the preview or the estimate reads it.'),
    panelChannelId: open('Only the preview or the estimate reads it.'),
    panel: open('Only the preview or the estimate reads it.'),
    buttonLabel: open('Only the preview or the estimate reads it.'),
    onFail: open('Only conditions and checks of the form read it.'),
    failFor: open('Nothing reads it.'),
    kickUnverifiedAfter: open('Only conditions and checks of the form read it.'),
    remindAfter: open('Only conditions and checks of the form read it.'),
    passAccountAge: open('Nothing reads it.'),
    minAccountAge: open('Nothing reads it.'),
    logChannelId: open('Nothing reads it.'),
    isManual: open('Nothing reads it.'),
  },
};
export default effects;
