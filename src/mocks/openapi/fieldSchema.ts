import type { Field, FieldSet } from '@/features/bot-modules/fields/field';
import type { Control } from '@/features/bot-modules/kinds/kind';
import type { OpenApi } from '@/features/bot-modules/kinds/openApi';
import { openApiFiles } from '@/features/bot-modules/kinds/openApiFiles';
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
const meaningOf = ({ control }: Field) => ofKind(control).meaning?.(control);

/** The value alone: what zod says of it, and what its kind adds. */
function valueSchema(field: Field): Json {
  const { schema, control } = field;
  const said = shape(schema);
  return (
    ofKind(control).value?.({
      control,
      said,
      takes: (value) => takes(field, value),
      refTo,
      ofFields: fieldSetSchema,
    }) ?? said
  );
}

function ofKind({ kind }: Control): OpenApi {
  const openApi = openApiFiles[`./${kind}/openApi.ts`];
  if (!openApi) throw new Error(`The kind ${kind} says nothing for the document.`);
  return openApi;
}
