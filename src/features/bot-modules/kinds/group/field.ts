import { initialValues, valuesSchema } from '../../engine/schema';
import { field, type About, type FieldSet, type Values } from '../../fields/field';

declare module '../kind' {
  interface Kinds {
    group: { fields: FieldSet; look: GroupLook };
  }
}

/** What stands with the fields of a group: nothing, the next runs, or the token an amount is in. */
export type GroupLook = 'plain' | 'schedule' | 'tokenAmount';

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
    words: () => '–',
  });
