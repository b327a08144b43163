import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    collection: backEnd,
    supply: backEnd,
    milestones: backEnd,
    progressStep: backEnd,
    links: open('Carried out in part: only the first, as {mint.link}.'),
    'links[].url': open('Carried out in part: only the first, as {mint.link}.'),
    channelId: backEnd,
    message: backEnd,
    mentionRoles: backEnd,
  },
};
export default effects;
