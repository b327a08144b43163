import { LANGUAGE } from '@/shared/text/locales';
import { messageLimits } from '@/shared/discord/limits';
import { withArticle } from '@/shared/text/article';
import type { Field, FieldSet } from '../common-fields/field';
import type { Choice } from '../common-fields/choices';
import type { ControlOf, FieldType } from './fieldType';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Input for the schema of a value. */
export interface Described<T extends FieldType = FieldType> {
  control: ControlOf<T>;
  /** JSON Schema derived from its zod schema. */
  said: JsonSchema;
  /** Whether the field accepts a value. */
  takes: (value: unknown) => boolean;
  /** Reference to a component of the document. */
  refTo: (name: 'Snowflake' | 'SolanaAddress') => JsonSchema;
  /** True for a response, false for a request. */
  isAnswer: boolean;
  /** Schema of the values of nested fields. */
  ofFields: (fields: FieldSet) => JsonSchema;
}

/** Details about a field type in the OpenAPI document. */
export interface OpenApi<T extends FieldType = FieldType> {
  /** Meaning of the value, if neither label nor schema says it. */
  meaning?: (control: ControlOf<T>) => string | undefined;
  /** Schema of the value, if only the control knows it, or a refinement hides it from zod's JSON Schema. */
  value?: (described: Described<T>) => JsonSchema;
}

/** Whether a field accepts a value. */
export const takes = ({ schema }: Field, value: unknown): boolean =>
  schema.safeParse(value).success;

type Takes = Pick<Described, 'takes'>;

/** The schema, with an empty text as alternative if the field may be left empty. */
const orEmpty = ({ takes }: Takes, schema: JsonSchema): JsonSchema =>
  takes('') ? { anyOf: [schema, { const: '' }] } : schema;

/** Additional keywords of a schema if the field must not be empty. */
const notEmpty = ({ takes }: Takes): JsonSchema => (takes('') ? {} : { minLength: 1 });

/** The same for fields where a text of blanks counts as empty. */
const filled = ({ takes }: Takes): JsonSchema =>
  takes('') ? {} : { minLength: 1, pattern: String.raw`\S` };

/** One of the choices, with their labels as descriptions. */
const choice = (choices: readonly Choice[]): JsonSchema => ({
  type: 'string',
  enum: choices.map(({ value }) => value),
  'x-enum-descriptions': choices.map(({ label }) => label),
});

/** Links are accepted as well; only the address is stored. */
const sent = (refTo: Described['refTo']): JsonSchema => ({
  anyOf: [
    refTo('SolanaAddress'),
    {
      type: 'string',
      pattern: '/',
      description:
        'A link to its page in a Solana explorer or marketplace. Only the address is stored.',
    },
  ],
});

/** Whether fractions between its bounds are rejected. */
function isWhole({ minimum, maximum }: JsonSchema, takes: Described['takes']): boolean {
  const low = typeof minimum === 'number' ? minimum : 0;
  return low !== maximum && !takes(low + 0.5);
}

/** Details about each field type in the document besides its schema; absent if the schema is enough. */
export const openApi: { readonly [T in FieldType]?: OpenApi<T> } = {
  address: {
    meaning: ({ of }) => `Address of ${withArticle(of)}.`,
    value: ({ takes, refTo, isAnswer }) =>
      isAnswer ? orEmpty({ takes }, refTo('SolanaAddress')) : orEmpty({ takes }, sent(refTo)),
  },
  amount: {
    meaning: ({ unit }) => `Decimal string, in ${unit}.`,
    value: ({ said, takes }) => (takes('0') ? said : { ...said, allOf: [{ pattern: '[1-9]' }] }),
  },
  area: {
    value: ({ control, said, takes }) =>
      '$ref' in said ? said : { ...said, maxLength: control.maxLength, ...filled({ takes }) },
  },
  channel: {
    meaning: ({ kinds }) =>
      `ID of a channel on the server the bot may post in (${kinds.join(', ')}).`,
    value: ({ takes, refTo }) => orEmpty({ takes }, refTo('Snowflake')),
  },
  checks: {
    value: ({ control, said, takes }) => ({
      ...said,
      type: 'array',
      ...(takes([]) ? {} : { minItems: said['minItems'] ?? 1 }),
      items: choice(control.choices),
      uniqueItems: true,
    }),
  },
  colour: {
    meaning: () => 'RGB color as one integer, red first.',
  },
  cron: {
    meaning: () => 'Cron pattern with five parts.',
    value: ({ said, takes }) => ({ ...said, ...notEmpty({ takes }) }),
  },
  date: {
    value: ({ takes }) => orEmpty({ takes }, { type: 'string', format: 'date' }),
  },
  duration: {
    meaning: () => 'In seconds.',
  },
  emoji: {
    meaning: () => 'One Unicode emoji, or a server emoji as <:name:id>.',
    value: ({ said, takes }) => ({ ...said, ...notEmpty({ takes }) }),
  },
  group: {
    value: ({ control, ofFields }) => ofFields(control.fields),
  },
  image: {},
  list: {
    value: ({ control, said, ofFields }) => ({
      ...said,
      items: ofFields(control.fields),
      maxItems: control.most,
    }),
  },
  match: {
    meaning: () => '0: all conditions must be met. 1: any one of them is enough.',
    value: ({ said }) => ({ ...said, type: 'integer' }),
  },
  message: {
    meaning: () =>
      `The message’s buttons and the module’s own controls share ${messageLimits.rows} rows. Each row holds ${messageLimits.rowButtons} buttons or one menu. The text and the roles mentioned before it share ${messageLimits.content.toLocaleString(LANGUAGE)} characters.`,
  },
  number: {
    meaning: ({ unit }) => (unit === undefined ? undefined : `Unit: ${unit}.`),
    value: ({ said, takes }) => (isWhole(said, takes) ? { ...said, type: 'integer' } : said),
  },
  radio: {
    value: ({ control }) => choice(control.choices),
  },
  roles: {
    meaning: ({ use }) =>
      use === 'give' ? 'IDs of roles below the bot’s highest role.' : 'IDs of roles.',
    value: ({ control, said }) => ({ ...said, maxItems: control.most, uniqueItems: true }),
  },
  rule: {
    meaning: ({ of, ruleName }) => `ID of ${withArticle(ruleName)} of the module ${of}.`,
    value: ({ said, takes }) => ({ ...said, ...notEmpty({ takes }) }),
  },
  secret: {
    meaning: ({ usedFor }) =>
      `A write-only secret. Responses contain the \`id\` of the stored one. Send it back to keep the secret. This works only in the same rule, for one item, and while \`${usedFor}\` is the address it was entered for. \`{"value": …}\` replaces it, null removes it.`,
    value: ({ control: { least, most }, isAnswer }) => {
      const stored = {
        type: 'object',
        description: 'The stored secret.',
        properties: {
          id: { type: 'string', minLength: 1 },
          destination: { type: 'string', description: 'The address it was entered for.' },
        },
        required: ['id', 'destination'],
        additionalProperties: false,
      };
      const typed = {
        type: 'object',
        description: 'A new secret.',
        properties: {
          value: { type: 'string', writeOnly: true, minLength: least, maxLength: most },
        },
        required: ['value'],
        additionalProperties: false,
      };
      return { anyOf: [stored, ...(isAnswer ? [] : [typed]), { type: 'null' }] };
    },
  },
  select: {
    value: ({ control }) => choice(control.choices),
  },
  switch: {},
  tags: {
    value: ({ said }) => ({ ...said, items: { type: 'string', minLength: 1 }, uniqueItems: true }),
  },
  text: {
    value: ({ control, said, takes }) =>
      '$ref' in said ? said : { ...said, maxLength: control.maxLength, ...filled({ takes }) },
  },
  time: {},
  timeZone: {
    meaning: () => 'Name from the IANA time zone database.',
    value: ({ said, takes }) => ({ ...said, ...notEmpty({ takes }) }),
  },
};
