import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    kind: backEnd,
    window: backEnd,
    top: backEnd,
    mode: backEnd,
    interval: backEnd,
    minLiquidity: backEnd,
    minHolders: backEnd,
    minAge: backEnd,
    needsRevokedMint: backEnd,
    needsRevokedFreeze: backEnd,
    leavesOutRugs: backEnd,
    maxPerDay: backEnd,
    channelId: backEnd,
  },
};
export default effects;
