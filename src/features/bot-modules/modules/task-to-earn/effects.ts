import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    emoji: backEnd,
    colour: backEnd,
    description: backEnd,
    defaultFlag: backEnd,
    visibility: backEnd,
    collection: backEnd,
    roles: backEnd,
    hasStart: backEnd,
    startDate: backEnd,
    hasEnd: backEnd,
    endDate: backEnd,
    timeZone: backEnd,
    unlockAfter: backEnd,
  },
};
export default effects;
