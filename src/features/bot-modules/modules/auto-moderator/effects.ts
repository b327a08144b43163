import { open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: open('Only the preview or the estimate reads it.'),
    trigger: open('Only the preview or the estimate reads it.'),
    words: open('Only conditions and checks of the form read it.'),
    allowed: open('Nothing reads it.'),
    count: open('Nothing reads it.'),
    within: open('Nothing reads it.'),
    percent: open('Nothing reads it.'),
    accountAge: open('Nothing reads it.'),
    actions: open('Only the preview or the estimate reads it.'),
    timeout: open('Only the preview or the estimate reads it.'),
    alertChannelId: open('Only the preview or the estimate reads it.'),
    exemptRoles: open('Nothing reads it.'),
    dryRun: open('Only the preview or the estimate reads it.'),
  },
};
export default effects;
