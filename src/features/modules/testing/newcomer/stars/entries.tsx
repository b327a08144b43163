import * as fc from 'fast-check';
import type { controls } from '../../../field-types/controls';
import type { openApi } from '../../../field-types/openApi';
import type { examples } from '../../fieldExamples';
import { stars } from './field';
import { StarsField } from './StarsField';

/** In `field-types/controls.tsx`. */
export const control: (typeof controls)['stars'] = ({ field, control }) => (
  <StarsField {...field} most={control.most} />
);

/** In `field-types/openApi.ts`. */
export const documented: (typeof openApi)['stars'] = {
  meaning: ({ most }) => `Stars, of ${String(most)}.`,
};

/** In `testing/fieldExamples.ts`. */
export const example: (typeof examples)['stars'] = {
  field: stars({ label: 'Value', most: 5 }),
  wrong: 6,
  said: 'At most 5 stars.',
  arbitrary: ({ control }) => fc.integer({ min: 1, max: control.most }),
};
