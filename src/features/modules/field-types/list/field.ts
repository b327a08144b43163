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
      /** Its fields in display order. */
      shown: FieldSet;
      traitsOf?: string;
      tiles?: string;
      areTilesOpen?: true;
      isRetired?: (item: Values) => boolean;
    };
  }
}

interface ListAbout<F extends FieldSet, Beside extends string> extends About<Beside> {
  /** Noun for one item: "condition". */
  itemName: string;
  fields: F & Complete<F>;
  least?: number;
  most: number;
  /** Fields shown before the others, such as required ones. */
  first?: readonly (keyof F & string)[];
  /**
   * Name of the sibling field whose collection has the traits, or of a list whose items have one
   * collection each.
   */
  traitsOf?: Beside;
  /** Folder of the module with the gallery of item kinds (`tiles.ts`); the items need a choice field `kind`. */
  tiles?: string;
  /** The gallery is always shown, and replaces the choice of the kind. */
  areTilesOpen?: true;
  /** Items that older versions could save: they are left out when stored lists are read. */
  isRetired?: (item: ValuesOf<F>) => boolean;
}

/** A list of items, each with the same set of fields. */
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
