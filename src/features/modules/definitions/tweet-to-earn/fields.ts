import type { ValuesOf } from '../../common-fields/field';
import { actionFields } from './actionFields';
import { postFields } from './postFields';
import { rewardFields } from './rewardFields';

export const fields = { ...postFields, ...actionFields, ...rewardFields };

export type TweetGroup = ValuesOf<typeof fields>;
export type TweetPost = TweetGroup['posts'][number];
export type TweetAction = TweetGroup['actions'][number];
