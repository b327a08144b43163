import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    collection: backEnd,
    supply: backEnd,
    milestones: backEnd,
    progressStep: backEnd,
    links: backEnd,
    'links[].url': backEnd,
    channelId: backEnd,
    message: backEnd,
    mentionRoles: backEnd,
  },
};
export default effects;
