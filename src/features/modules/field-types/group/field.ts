import { initialValues, readValues, valuesSchema } from '../../engine/schema';
import { asValues } from '../../engine/shape';
import {
  field,
  type About,
  type Complete,
  type FieldSet,
  type ValuesOf,
} from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    group: { fields: FieldSet; look: GroupLook };
  }
}

/** What a group shows besides its fields: nothing, the next runs, or the token of an amount. */
export type GroupLook = 'plain' | 'schedule' | 'tokenAmount';

interface GroupAbout<F extends FieldSet, Beside extends string> extends About<Beside> {
  fields: F & Complete<F>;
  look?: GroupLook;
}

/** Fields whose values form one object under one name. */
export const group = <F extends FieldSet, Beside extends string = never>({
  fields,
  look = 'plain',
  ...about
}: GroupAbout<F, Beside>) =>
  field<ValuesOf<F>, Beside>(about, {
    schema: valuesSchema<F>(fields),
    initial: initialValues<F>(fields),
    read: (value) => readValues<F>(fields, asValues(value)),
    control: { type: 'group', fields, look },
    words: () => '–',
  });
