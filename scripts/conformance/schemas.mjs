import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const NAME = 'document';
const MOST = 5;

/** Validates values against schemas of the document, wherever they are in it. */
export class Schemas {
  #ajv = new Ajv2020({ strict: false, allErrors: true });
  #compiled = new Map();

  constructor(document) {
    addFormats(this.#ajv);
    this.#ajv.addSchema(document, NAME);
  }

  /** @returns {string[]} problems of the value; empty if there are none */
  problemsOf(schema, value) {
    const validate = this.#compiled.get(schema) ?? this.#compile(schema);
    if (validate(value)) return [];
    return validate.errors
      .map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`)
      .slice(0, MOST);
  }

  #compile(schema) {
    const validate = this.#ajv.compile(absolute(schema));
    this.#compiled.set(schema, validate);
    return validate;
  }
}

/**
 * References within a part of the document are made to point to the whole document, which is registered by its name.
 */
function absolute(schema) {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace(/^#/, `${NAME}#`)]
        : [key, absolute(value)],
    ),
  );
}
