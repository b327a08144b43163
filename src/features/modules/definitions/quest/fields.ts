import type { ValuesOf } from '../../common-fields/field';
import type { conditionFields } from './conditionFields';
import { limitFields } from './limitFields';
import { publishFields } from './publishFields';
import { questFields } from './questFields';
import { rewardFields } from './rewardFields';
import type { taskFields } from './taskFields';

export const fields = { ...questFields, ...limitFields, ...rewardFields, ...publishFields };

export type Quest = ValuesOf<typeof fields>;
export type Task = ValuesOf<typeof taskFields>;
export type QuestReward = Quest['rewards'][number];
export type QuestCondition = ValuesOf<typeof conditionFields>;
