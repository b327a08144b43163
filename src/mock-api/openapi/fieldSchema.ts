import type { Effect } from '@/features/modules/engine/effects';
import { nestedPath } from '@/features/modules/engine/paths';
import type { Field, FieldSet } from '@/features/modules/common-fields/field';
import type { Control, FieldType } from '@/features/modules/field-types/fieldType';
import { openApi, type OpenApi } from '@/features/modules/field-types/openApi';
import { conditionOf, inWords } from './conditions';
import { refTo, type Json } from './json';
import { shape } from './shape';

/** The code that carries out a module's settings, by path, and the position of the current fields. */
interface Place {
  effects: Readonly<Record<string, Effect>>;
  prefix: string;
  isAnswer: boolean;
}

/**
 * JSON Schema of the values of a set of fields. Accepts everything `valuesSchema` accepts, and a little more: it cannot
 * express rules between fields. The bot's part is in the descriptions.
 *
 * @param isAnswer whether it is for responses, which contain no secrets
 */
export function fieldSetSchema(
  fields: FieldSet,
  effects: Place['effects'] = {},
  isAnswer = false,
): Json {
  return schemaAt(fields, { effects, prefix: '', isAnswer });
}

function schemaAt(fields: FieldSet, place: Place): Json {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  const conditions = entries.flatMap(([name, field]) => inForce(name, field, fields, place));
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, fieldSchema(name, field, fields, place)]),
    ),
    ...(required.length > 0 ? { required } : {}),
    ...(conditions.length > 0 ? { allOf: merged(conditions) } : {}),
  };
}

const takes = ({ schema }: Field, value: unknown) => schema.safeParse(value).success;
const isRequired = (field: Field) => field.when === undefined && !takes(field, undefined);

interface Condition {
  if: Json;
  properties: Readonly<Record<string, Json>>;
  required: readonly string[];
}

/** Requirements of a field while it is shown: its own schema, and its presence if it has no default. */
function inForce(name: string, field: Field, beside: FieldSet, place: Place): Condition[] {
  const condition = conditionOf(field, beside);
  if (!condition) return [];
  // Fields with a valid default may always be omitted.
  if (takes(field, field.initial)) return [];
  return [
    {
      if: condition,
      properties: { [name]: valueSchema(field, insideOf(name, field, place)) },
      required: [name],
    },
  ];
}

/** Combines fields with the same condition. */
function merged(conditions: readonly Condition[]): Json[] {
  const byCondition = new Map<string, Condition[]>();
  for (const each of conditions) {
    const key = JSON.stringify(each.if);
    byCondition.set(key, [...(byCondition.get(key) ?? []), each]);
  }
  return [...byCondition.values()].map((alike) => ({
    if: alike[0]?.if,
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's word
    then: {
      properties: Object.fromEntries(alike.flatMap(({ properties }) => Object.entries(properties))),
      required: alike.flatMap(({ required }) => required),
    },
  }));
}

const insideOf = (name: string, field: Field, { effects, prefix, isAnswer }: Place): Place => ({
  effects,
  isAnswer,
  prefix: nestedPath(`${prefix}${name}`, field),
});

function owedByBot(name: string, { effects, prefix }: Place): string | undefined {
  const effect = effects[`${prefix}${name}`];
  if (effect?.by === 'backEnd' && effect.reports !== undefined)
    return `The bot reports ${effect.reports}`;
  return effect?.by === 'bot' ? `The bot ${effect.owes}` : undefined;
}

function fieldSchema(name: string, field: Field, beside: FieldSet, place: Place): Json {
  const { label, hint, when, initial } = field;
  const value = valueSchema(field, insideOf(name, field, place));
  // A hidden field keeps its initial value, which may not be valid for its type.
  const isOpen = when !== undefined && !takes(field, initial);
  const condition = when && (inWords(conditionOf(field, beside)) ?? CONDITIONAL);
  const description = [hint, meaningOf(field), condition, owedByBot(name, place)]
    .filter(Boolean)
    .join(' ');
  return {
    title: label,
    ...(description === '' ? {} : { description }),
    ...(isOpen ? { anyOf: [value, { const: initial }] } : value),
    ...(takes(field, initial) ? { default: initial } : {}),
  };
}

const CONDITIONAL = 'Checked only if the other values make it apply.';

/** Meaning of the value, where neither label nor schema explains it. */
const meaningOf = ({ control }: Field) => ofType(control).meaning?.(control);

/** The value's schema without description: zod's, with additions for its type. */
function valueSchema(field: Field, inside: Place): Json {
  const { schema, control } = field;
  const said = shape(schema);
  return (
    ofType(control).value?.({
      control,
      said,
      takes: (value) => takes(field, value),
      refTo,
      isAnswer: inside.isAnswer,
      ofFields: (fields) => schemaAt(fields, inside),
    }) ?? said
  );
}

const ofType = ({ type }: Control): OpenApi => {
  const documented = openApiOf(type);
  if (!documented) throw new Error(`The field type ${type} says nothing for the document.`);
  return documented;
};

const openApiOf = <T extends FieldType>(type: T): OpenApi<T> | undefined => openApi[type];
