import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    kind: open('Carried out in part: CATEGORIES posts nothing (decision 87).'),
    window: backEnd,
    top: backEnd,
    mode: backEnd,
    interval: backEnd,
    minLiquidity: backEnd,
    minHolders: backEnd,
    minAge: open('Nothing reads it.'),
    needsRevokedMint: backEnd,
    needsRevokedFreeze: backEnd,
    leavesOutRugs: open('Carried out in part: not for collections.'),
    maxPerDay: backEnd,
    channelId: backEnd,
  },
};
export default effects;
