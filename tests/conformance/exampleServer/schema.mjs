// Checks a value against a schema of the document, and fills in defaults.

import { resolve } from './document.mjs';

const kinds = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isSafeInteger,
  null: (value) => value === null,
  number: Number.isFinite,
  object: (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  string: (value) => typeof value === 'string',
};

/** Returns the errors as `{path, message}`. */
export function errorsIn(schema, value, path = []) {
  schema = resolve(schema);
  const error = (message) => [{ path: path.join('.'), message }];
  const fits = (other) => errorsIn(other, value, path).length === 0;

  const types = [schema.type ?? []].flat();
  if (types.length && !types.some((type) => kinds[type](value)))
    return error(`This must be ${types.join(' or ')}.`);
  if (schema.enum && !schema.enum.includes(value)) return error('This isn’t one of the choices.');
  if ('const' in schema && value !== schema.const) return error('This value isn’t allowed.');
  if (schema.anyOf && !schema.anyOf.some(fits)) return error('This value isn’t valid.');
  const errors = (schema.allOf ?? []).flatMap((other) => errorsIn(other, value, path));
  if (schema.if && fits(schema.if)) errors.push(...errorsIn(schema.then ?? {}, value, path));

  if (kinds.string(value)) {
    const length = Array.from(value).length;
    if (length < schema.minLength || length > schema.maxLength)
      return error('The text is too short or too long.');
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
      return error('This has a wrong format.');
  } else if (kinds.number(value)) {
    if (value < schema.minimum || value > schema.maximum)
      return error('The number is too small or too large.');
  } else if (kinds.array(value)) {
    if (value.length > schema.maxItems || value.length < schema.minItems)
      return error('There are too many or too few.');
    if (schema.uniqueItems && new Set(value).size < value.length)
      return error('One is there twice.');
    value.forEach((item, index) =>
      errors.push(...errorsIn(schema.items ?? {}, item, [...path, index])),
    );
  } else if (kinds.object(value)) {
    for (const name of schema.required ?? [])
      if (!Object.hasOwn(value, name))
        errors.push({ path: [...path, name].join('.'), message: 'This is missing.' });
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const { default: standard } = resolve(property);
      if (!Object.hasOwn(value, name) && standard !== undefined)
        value[name] = structuredClone(standard);
      if (Object.hasOwn(value, name))
        errors.push(...errorsIn(property, value[name], [...path, name]));
    }
  }
  return errors;
}
