import { readValues } from '../engine/schema';
import { asValues } from '../engine/shape';
import { tags } from '../field-types/tags/field';
import { text } from '../field-types/text/field';
import type { ValuesOf } from './field';

/** A trait of a collection, with the values that count. */
export const traitFields = {
  name: text({ label: 'Trait', maxLength: 64, isRequired: true, placeholder: 'Robe' }),
  values: tags({
    label: 'Accepted values',
    hint: 'One per line, spelled as in the collection.',
    least: 1,
    most: 50,
    maxLength: 64,
  }),
};

export const readTrait = (value: unknown): ValuesOf<typeof traitFields> =>
  readValues(traitFields, asValues(value));
