import { plural } from '@/shared/text/language';
import * as z from 'zod/mini';
import { withArticle } from '@/shared/text/article';
import { readValues, valuesSchema } from '../../engine/schema';
import { asItems } from '../../engine/shape';
import {
  field,
  type About,
  type Complete,
  type FieldSet,
  type Values,
  type ValuesOf,
} from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    list: {
      fields: FieldSet;
      itemName: string;
      most: number;
      /** Its fields in the order they are shown in. */
      shown: FieldSet;
      traitsOf?: string;
      tiles?: string;
      areTilesOpen?: true;
      isRetired?: (item: Values) => boolean;
    };
  }
}

interface ListAbout<F extends FieldSet, Beside extends string> extends About<Beside> {
  /** What one is called: "condition". */
  itemName: string;
  fields: F & Complete<F>;
  least?: number;
  most: number;
  /** Fields that are shown before the others, such as those that must be filled in. */
  first?: readonly (keyof F & string)[];
  /** Its items are traits of the collection this field beside the list holds, or of those of a list’s items. */
  traitsOf?: Beside;
  /** Folder of the module with the gallery (`tiles.ts`) of kinds an item is added by; its fields have a choice `kind`. */
  tiles?: string;
  /** The gallery is there all the time, and the choice of the kind isn't. */
  areTilesOpen?: true;
  /** Items that could be saved before and can't be now: stored lists are read without them. */
  isRetired?: (item: ValuesOf<F>) => boolean;
}

/** Several of the same, each with fields of its own. */
export const list = <F extends FieldSet, Beside extends string = never>({
  itemName,
  fields,
  least = 0,
  most,
  first = [],
  traitsOf,
  tiles,
  areTilesOpen,
  isRetired,
  ...about
}: ListAbout<F, Beside>) =>
  field<readonly ValuesOf<F>[], Beside>(about, {
    schema: z
      .array(valuesSchema<F>(fields), `Add each ${itemName} separately.`)
      .check(
        z.minLength(
          least,
          plural(least, `Add ${withArticle(itemName)}.`, `Add at least ${least}.`),
        ),
        z.maxLength(most, `Maximum ${most}.`),
      ),
    initial: [],
    read: (value) => asItems(value).map((item) => readValues<F>(fields, item)),
    control: {
      type: 'list',
      fields,
      itemName,
      most,
      shown: Object.fromEntries(
        [...new Set([...first, ...Object.keys(fields)])].flatMap((name) => {
          const one = fields[name];
          return one ? [[name, one]] : [];
        }),
      ),
      ...(traitsOf === undefined ? {} : { traitsOf }),
      ...(tiles === undefined ? {} : { tiles }),
      ...(areTilesOpen === undefined ? {} : { areTilesOpen }),
      ...(isRetired === undefined
        ? {}
        : { isRetired: (item) => isRetired(readValues<F>(fields, item)) }),
    },
    words: (value) => (Array.isArray(value) ? String(value.length) : '0'),
  });
