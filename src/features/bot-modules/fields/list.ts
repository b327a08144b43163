import * as z from 'zod/mini';
import { valuesSchema } from '../engine/schema';
import { field, type About, type FieldSet, type ListLook, type Values } from './field';

interface ListAbout extends About {
  /** What one is called: "condition". */
  itemName: string;
  fields: FieldSet;
  least?: number;
  most: number;
  look?: ListLook;
}

/** Several of the same, each with fields of its own. */
export const list = ({ itemName, fields, least = 0, most, look = 'plain', ...about }: ListAbout) =>
  field<Values[]>(about, {
    schema: z
      .array(valuesSchema(fields), `Add each ${itemName} by itself.`)
      .check(
        z.minLength(least, least === 1 ? `Add a ${itemName}.` : `Add at least ${least}.`),
        z.maxLength(most, `At most ${most}.`),
      ),
    initial: [],
    control: { kind: 'list', fields, itemName, most, look },
  });
