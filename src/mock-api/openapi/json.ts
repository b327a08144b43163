/** A JSON Schema, or any other part of the document: plain JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Points at a schema among the document's components. */
export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The value, or null. */
export const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });

/** An object whose properties must all be there. */
export const object = (properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

export const isJson = (part: unknown): part is Json =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
