import { resolve } from './document.mjs';

/** Texts of which one fits most patterns. */
const TEXTS = [
  'x',
  '1',
  'conformance',
  'conformance-key-0001',
  '2030-01-01T00:00:00.000Z',
  '2030-01-01',
  '12:00',
  'UTC',
  'https://example.com/',
  'SOL',
  '#aabbcc',
  '1098765432100000001',
  '11111111111111111111111111111111',
  '2'.repeat(44),
  '3'.repeat(88),
  'aGVsbG8=',
];

/** Makes small bodies that are valid against their schema. */
export class Samples {
  #document;
  #schemas;

  constructor(document, schemas) {
    this.#document = document;
    this.#schemas = schemas;
  }

  /** @returns {unknown} a valid body with `known` where a property has that name; undefined if none was found */
  bodyOf(schema, known = {}) {
    const body = this.#sample(schema, known);
    return this.#schemas.problemsOf(schema, body).length === 0 ? body : undefined;
  }

  /** A body that is wrong in one field, with its name; null if none was found. */
  wrongBodyOf(schema, valid) {
    if (typeof valid !== 'object' || valid === null || Array.isArray(valid)) return null;
    const { properties = {} } = resolve(this.#document, schema);
    for (const name of Object.keys(properties))
      for (const wrong of [{ wrong: [] }, [[]], 'wrong \u0000'.repeat(2000), -0.5]) {
        const body = { ...valid, [name]: wrong };
        if (this.#schemas.problemsOf(schema, body).length > 0) return { name, body };
      }
    return null;
  }

  #sample(written, known) {
    const schema = resolve(this.#document, written);
    if (typeof schema !== 'object' || schema === null) return {};
    if (schema.const !== undefined) return schema.const;
    const given = [
      schema.default,
      ...(schema.examples ?? []),
      schema.example,
      ...(schema.enum ?? []),
    ];
    const first = given.find(
      (value) => value !== undefined && this.#schemas.problemsOf(schema, value).length === 0,
    );
    if (first !== undefined && !schema.properties) return first;
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) {
      const samples = choices.map((each) => this.#sample(each, known));
      return (
        samples.find((value) => this.#schemas.problemsOf(schema, value).length === 0) ?? samples[0]
      );
    }
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((each) => this.#sample(each, known)));
    return this.#plain(schema, known);
  }

  #plain(schema, known) {
    const type = Array.isArray(schema.type)
      ? schema.type.find((each) => each !== 'null')
      : schema.type;
    switch (type) {
      case 'string':
        return this.#text(schema);
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 0, Math.min(0, schema.maximum ?? 0));
      case 'boolean':
        return false;
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: schema.minItems ?? 0 }, () =>
          this.#sample(schema.items, known),
        );
      default:
        return this.#object(schema, known);
    }
  }

  #object({ properties = {}, required = [] }, known) {
    const names = [
      ...new Set([...required, ...Object.keys(properties).filter((name) => name in known)]),
    ];
    return Object.fromEntries(
      names.map((name) => [
        name,
        name in known ? known[name] : this.#sample(properties[name], known),
      ]),
    );
  }

  #text(schema) {
    const length = schema.minLength ?? 0;
    const texts = [...TEXTS, 'x'.repeat(length)];
    return texts.find((text) => this.#schemas.problemsOf(schema, text).length === 0) ?? 'x';
  }
}
