import type { ValuesOf } from '../../common-fields/field';
import { earnFields } from './earnFields';
import { guardFields } from './guardFields';
import { levelFields } from './levelFields';

export const fields = { ...earnFields, ...levelFields, ...guardFields };

export type ChatRule = ValuesOf<typeof fields>;
export type LevelReward = ChatRule['rewards'][number];
