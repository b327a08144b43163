import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    trigger: backEnd,
    words: backEnd,
    allowed: backEnd,
    count: backEnd,
    within: backEnd,
    percent: backEnd,
    accountAge: backEnd,
    actions: backEnd,
    timeout: backEnd,
    alertChannelId: backEnd,
    exemptRoles: backEnd,
    dryRun: backEnd,
  },
};
export default effects;
