import { initialValues, valuesSchema } from '../../engine/schema';
import { field, type About, type FieldSet, type Values } from '../../fields/field';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    group: Parts<
      { fields: FieldSet; look: GroupLook },
      typeof control,
      typeof openApi,
      typeof example
    >;
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
