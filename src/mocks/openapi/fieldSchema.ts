import type { Choice, Field, FieldSet } from '@/features/bot-modules/fields/field';
import { refTo, type Json } from './json';
import { shape } from './shape';

/**
 * JSON Schema of the values of a set of fields. It takes whatever `valuesSchema` takes, and may take a
 * little more: rules that hold between fields are beyond it.
 */
export function fieldSetSchema(fields: FieldSet): Json {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

const takes = ({ schema }: Field, value: unknown) => schema.safeParse(value).success;
const isRequired = (field: Field) => field.when === undefined && !takes(field, undefined);

function fieldSchema(field: Field): Json {
  const { label, hint, when, initial } = field;
  const value = valueSchema(field);
  // A field that is not in force holds what it held at first, which need not be a value of its kind.
  const isOpen = when !== undefined && !takes(field, initial);
  const description = [hint, meaningOf(field), when && CONDITIONAL].filter(Boolean).join(' ');
  return {
    title: label,
    ...(description === '' ? {} : { description }),
    ...(isOpen ? { anyOf: [value, { const: initial }] } : value),
    ...(takes(field, initial) ? { default: initial } : {}),
  };
}

const CONDITIONAL = 'Checked only where the values beside it bring it into force.';

/** What the value stands for, where neither label nor schema tells. */
function meaningOf({ control }: Field): string | undefined {
  switch (control.kind) {
    case 'number':
      return control.unit === undefined ? undefined : `Unit: ${control.unit}.`;
    case 'amount':
      return `Decimal text, in ${control.unit}.`;
    case 'duration':
      return 'Seconds.';
    case 'colour':
      return 'RGB as one integer, red first.';
    case 'match':
      return '0: every condition must hold. 1: any one of them.';
    case 'channel':
      return `Id of a channel of the server the bot may post in (${control.kinds.join(', ')}).`;
    case 'roles':
      return control.use === 'give' ? 'Ids of roles below the bot’s own.' : 'Ids of roles.';
    case 'address':
      return `Address of a ${control.of}.`;
    case 'timeZone':
      return 'Name in the IANA database.';
    case 'cron':
      return 'Cron pattern of five parts.';
    case 'emoji':
      return 'One emoji of Unicode, or a server’s own as <:name:id>.';
    case 'rule':
      return `Id of a ${control.ruleName} of ${control.of}.`;
    case 'text':
    case 'area':
    case 'switch':
    case 'select':
    case 'radio':
    case 'checks':
    case 'image':
    case 'date':
    case 'time':
    case 'tags':
    case 'group':
    case 'message':
    case 'list':
      return undefined;
  }
}

/** The value alone: what zod says of it, and what only its control knows or a refinement hides. */
function valueSchema(field: Field): Json {
  const { schema, control } = field;
  const said = shape(schema);
  switch (control.kind) {
    case 'text':
    case 'area':
      return '$ref' in said ? said : { ...said, maxLength: control.maxLength, ...filled(field) };
    case 'number':
      return isWhole(field, said) ? { ...said, type: 'integer' } : said;
    case 'match':
      return { ...said, type: 'integer' };
    case 'amount':
      return takes(field, '0') ? said : { ...said, allOf: [{ pattern: '[1-9]' }] };
    case 'select':
    case 'radio':
      return choice(control.choices);
    case 'checks':
      return { ...said, items: choice(control.choices), uniqueItems: true };
    case 'channel':
      return orEmpty(field, refTo('Snowflake'));
    case 'roles':
      return { ...said, maxItems: control.most, uniqueItems: true };
    case 'address':
      return orEmpty(field, refTo('SolanaAddress'));
    case 'date':
      return orEmpty(field, { type: 'string', format: 'date' });
    case 'tags':
      return { ...said, items: { type: 'string', minLength: 1 }, uniqueItems: true };
    case 'timeZone':
    case 'cron':
    case 'emoji':
    case 'rule':
      return { ...said, ...notEmpty(field) };
    case 'group':
      return fieldSetSchema(control.fields);
    case 'list':
      return { ...said, items: fieldSetSchema(control.fields), maxItems: control.most };
    case 'switch':
    case 'colour':
    case 'image':
    case 'duration':
    case 'time':
    case 'message':
      return said;
  }
}

const choice = (choices: readonly Choice[]): Json => ({
  type: 'string',
  enum: choices.map(({ value }) => value),
  'x-enum-descriptions': choices.map(({ label }) => label),
});

const orEmpty = (field: Field, schema: Json): Json =>
  takes(field, '') ? { anyOf: [schema, { const: '' }] } : schema;
const notEmpty = (field: Field): Json => (takes(field, '') ? {} : { minLength: 1 });
const filled = (field: Field): Json => (takes(field, '') ? {} : { minLength: 1, pattern: '\\S' });

/** Whether fractions between its bounds are refused. */
function isWhole(field: Field, { minimum, maximum }: Json): boolean {
  const low = typeof minimum === 'number' ? minimum : 0;
  return low !== maximum && !takes(field, low + 0.5);
}
