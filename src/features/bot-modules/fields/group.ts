import { initialValues, valuesSchema } from '../engine/schema';
import { field, type About, type FieldSet, type GroupLook, type Values } from './field';

interface GroupAbout extends About {
  fields: FieldSet;
  look?: GroupLook;
}

/** Fields whose values stand together under one name. */
export const group = ({ fields, look = 'plain', ...about }: GroupAbout) =>
  field<Values>(about, {
    schema: valuesSchema(fields),
    initial: initialValues(fields),
    control: { kind: 'group', fields, look },
  });
