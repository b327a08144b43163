import type { ValuesOf } from '../../common-fields/field';
import { bonusFields } from './bonusFields';
import { programFields } from './programFields';
import { rewardFields } from './rewardFields';
import { rulesFields } from './rulesFields';

export const fields = { ...programFields, ...rewardFields, ...bonusFields, ...rulesFields };

export type Program = ValuesOf<typeof fields>;
export type HeldAsset = Program['assets'][number];
