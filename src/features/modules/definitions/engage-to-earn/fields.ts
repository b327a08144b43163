import type { ValuesOf } from '../../common-fields/field';
import { activityFields } from './activityFields';
import { currencyFields } from './currencyFields';
import { memberFields } from './memberFields';

export const fields = { ...currencyFields, ...activityFields, ...memberFields };

export type EngageSettings = ValuesOf<typeof fields>;
