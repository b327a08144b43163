import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    collection: backEnd,
    events: backEnd,
    marketplaces: backEnd,
    minPrice: backEnd,
    hasMaxPrice: backEnd,
    maxPrice: backEnd,
    ignoreSelfTransfer: backEnd,
    channelId: backEnd,
    message: backEnd,
    mentionRoles: backEnd,
    bundle: backEnd,
    maxPerHour: backEnd,
  },
};
export default effects;
