import type { Effect } from '@/features/modules/engine/effects';
import { nestedPath } from '@/features/modules/engine/paths';
import type { Field, FieldSet } from '@/features/modules/common-fields/field';
import type { Control, FieldType } from '@/features/modules/field-types/fieldType';
import { openApi, type OpenApi } from '@/features/modules/field-types/openApi';
import { conditionOf, inWords } from './conditions';
import { refTo, type Json } from './json';
import { shape } from './shape';

/** Who carries out the settings of a module, by path, and where the fields at hand are among them. */
interface Place {
  effects: Readonly<Record<string, Effect>>;
  prefix: string;
  isAnswer: boolean;
}

/**
 * JSON Schema of the values of a set of fields. It takes whatever `valuesSchema` takes, and may take a
 * little more: rules that hold between fields are beyond it. What the bot owes is part of a description.
 *
 * @param isAnswer whether it is of what the server answers: it has no secrets
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

/** What a field asks for once it is in force: its own schema, and to be there where it has no default. */
function inForce(name: string, field: Field, beside: FieldSet, place: Place): Condition[] {
  const condition = conditionOf(field, beside);
  if (!condition) return [];
  // What has a default may be left out even then.
  if (takes(field, field.initial)) return [];
  return [
    {
      if: condition,
      properties: { [name]: valueSchema(field, insideOf(name, field, place)) },
      required: [name],
    },
  ];
}

/** Fields that come into force together stand together. */
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
  // A field that is not in force holds what it held at first, which need not be a value of its type.
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

/** What the value stands for, where neither label nor schema tells. */
const meaningOf = ({ control }: Field) => ofType(control).meaning?.(control);

/** The value alone: what zod says of it, and what its type adds. */
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
