import { isJson, type Json } from './json';

/**
 * A small value of a schema of the document, for tests: the first of its examples or choices, and what an
 * object must have.
 *
 * @param named gives the value of a property by its name, where that says what it must be
 */
export function sampleOf(
  schema: unknown,
  document: Json,
  named: (name: string) => unknown = () => undefined,
): unknown {
  if (!isJson(schema)) return undefined;
  const { $ref, examples, enum: choices, const: only, anyOf, type, properties, required } = schema;
  if (typeof $ref === 'string') return sampleOf(resolve($ref, document), document, named);
  if (Array.isArray(examples)) return examples[0];
  if (Array.isArray(choices)) return choices[0];
  if (only !== undefined) return only;
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0], document, named);
  if (type === 'object' && isJson(properties)) {
    const names = Array.isArray(required) ? required.map(String) : [];
    return Object.fromEntries(
      names.map((name) => [name, named(name) ?? sampleOf(properties[name], document, named)]),
    );
  }
  return plain(schema);
}

function plain({ type, minimum, minItems, minLength, items }: Json): unknown {
  switch (type) {
    case 'string':
      return 'x'.repeat(Math.max(1, Number(minLength ?? 1)));
    case 'integer':
    case 'number':
      return Number(minimum ?? 0);
    case 'boolean':
      return false;
    case 'array':
      return minItems === undefined ? [] : [items];
    case 'null':
      return null;
    default:
      return {};
  }
}

function resolve($ref: string, document: Json): unknown {
  let part: unknown = document;
  for (const name of $ref.split('/').slice(1)) part = isJson(part) ? part[name] : undefined;
  return part;
}
