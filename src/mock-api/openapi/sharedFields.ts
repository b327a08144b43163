import type { Field } from '@/features/modules/common-fields/field';
import { marketplaces } from '@/features/modules/common-fields/nftAlert';
import { schedule } from '@/features/modules/common-fields/schedule';
import { tokenAmount } from '@/features/modules/common-fields/tokenAmount';
import { fieldSetSchema } from './fieldSchema';
import { isJson, refTo, type Json } from './json';

/** Fields that many modules have, by the name of the component they become. */
const samples: Readonly<Record<string, Field>> = {
  Schedule: schedule({ label: '' }),
  TokenAmount: tokenAmount({ label: '' }),
  Marketplaces: marketplaces(),
};

/** The components for those fields. What they hold at first differs from module to module, and stays there. */
export function sharedFieldSchemas(): Readonly<Record<string, Json>> {
  const { properties } = fieldSetSchema(samples);
  return isJson(properties)
    ? Object.fromEntries(
        Object.entries(properties).flatMap(([name, schema]) =>
          isJson(schema) ? [[name, bare(schema)]] : [],
        ),
      )
    : {};
}

/** The schema with a reference wherever it says the same as one of `shared`, but for words and defaults. */
export function withReferences(schema: Json, shared: Readonly<Record<string, Json>>): Json {
  const names = new Map(Object.entries(shared).map(([name, each]) => [JSON.stringify(each), name]));
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (!isJson(part)) return part;
    const name = names.get(JSON.stringify(bare(part)));
    if (name === undefined) return mapValues(part, visit);
    const words = Object.entries(part).filter(([key]) => WORDS.has(key));
    return { ...Object.fromEntries(words), ...refTo(name) };
  };
  return mapValues(schema, visit);
}

const WORDS = new Set(['title', 'description', 'default']);

/** Without its own words, and without defaults all the way down. */
const bare = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !WORDS.has(key))
      .map(([key, part]) => [key, withoutDefaults(part)]),
  );

function withoutDefaults(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutDefaults);
  if (!isJson(part)) return part;
  const isField = 'title' in part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !(isField && key === 'default'))
      .map(([key, value]) => [key, withoutDefaults(value)]),
  );
}

const mapValues = (json: Json, change: (part: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(json).map(([key, value]) => [key, change(value)]));
