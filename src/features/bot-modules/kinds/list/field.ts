import * as z from 'zod/mini';
import { withArticle } from '@/shared/text/article';
import { valuesSchema } from '../../engine/schema';
import { field, type About, type FieldSet, type Values } from '../../fields/field';

declare module '../kind' {
  interface Kinds {
    list: {
      fields: FieldSet;
      itemName: string;
      most: number;
      look: ListLook;
      isRetired?: (item: Values) => boolean;
    };
  }
}

/** What stands with the items of a list: nothing, or the traits of the collection beside the list. */
export type ListLook = 'plain' | 'traits';

interface ListAbout extends About {
  /** What one is called: "condition". */
  itemName: string;
  fields: FieldSet;
  least?: number;
  most: number;
  look?: ListLook;
  /** Items that could be saved before and can't be now: stored lists are read without them. */
  isRetired?: (item: Values) => boolean;
}

/** Several of the same, each with fields of its own. */
export const list = ({
  itemName,
  fields,
  least = 0,
  most,
  look = 'plain',
  isRetired,
  ...about
}: ListAbout) =>
  field<Values[]>(about, {
    schema: z
      .array(valuesSchema(fields), `Add each ${itemName} by itself.`)
      .check(
        z.minLength(
          least,
          least === 1 ? `Add ${withArticle(itemName)}.` : `Add at least ${least}.`,
        ),
        z.maxLength(most, `At most ${most}.`),
      ),
    initial: [],
    control: {
      kind: 'list',
      fields,
      itemName,
      most,
      look,
      ...(isRetired === undefined ? {} : { isRetired }),
    },
    words: (value) => (Array.isArray(value) ? String(value.length) : '0'),
  });
