import { expect, test } from 'vitest';
import type { Json } from '../json';
import { breakingChanges } from './breakingChanges';
import { contractOf } from './contract';

const text: Json = { type: 'string' };
const number: Json = { type: 'number' };
const nothing: Json = { type: 'null' };
const object = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});
const query = (schema: Json = text, more: Json = {}): Json => ({
  parameters: [{ name: 'sort', in: 'query', schema, ...more }],
});
const header = (name: string): Json => ({
  parameters: [{ name, in: 'header', required: true, schema: text }],
});
const takes = (schema: Json): Json => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});
const answers = (schema: Json, status = 200): Json => ({
  responses: { [status]: { description: '', content: { 'application/json': { schema } } } },
});

/** A document with one call. */
const documentOf = (operation: Json, schemas: Json = {}, path = '/orders/{id}'): Json => ({
  info: { version: '1.0.0' },
  paths: { [path]: { get: { 'x-access': 'viewer', responses: {}, ...operation } } },
  components: { schemas },
});
const between = (before: Json, after: Json) =>
  breakingChanges(contractOf(before), contractOf(after));

const order = { $ref: '#/components/schemas/Order' };

const CALL = 'GET /orders/{id}';

test.each<[what: string, before: Json, after: Json, change: string]>([
  ['a higher role', {}, { 'x-access': 'owner' }, ': access viewer → owner'],
  [
    'another role',
    { 'x-access': 'editor' },
    { 'x-access': 'reviewer' },
    ': access editor → reviewer',
  ],
  [
    'a key that a call needs',
    {},
    header('Idempotency-Key'),
    ' header Idempotency-Key: required now',
  ],
  [
    'a parameter that is needed now',
    query(),
    query(text, { required: true }),
    ' query sort: required now',
  ],
  ['a parameter that is gone', query(), {}, ' query sort: removed'],
  ['another type of a parameter', query(), query(number), ' query sort: no longer takes string'],
  [
    'fewer choices of a parameter',
    query({ enum: ['a', 'b'] }),
    query({ enum: ['a'] }),
    ' query sort: no longer "b"',
  ],
  [
    'choices where any text was taken',
    query(),
    query({ enum: ['a'] }),
    ' query sort: takes certain values only',
  ],
  ['a stricter pattern', query(), query({ ...text, pattern: 'a' }), ' query sort: another pattern'],
  [
    'a lower limit',
    query({ ...text, maxLength: 9 }),
    query({ ...text, maxLength: 8 }),
    ' query sort: tighter maxLength',
  ],
  ['a body that is needed now', {}, takes(text), ' body: required now'],
  ['a body that is gone', takes(text), {}, ' body: removed'],
  [
    'a field of the body that is needed now',
    takes(object({ a: text })),
    takes(object({ a: text }, ['a'])),
    ' body a: required now',
  ],
  [
    'a new field that the body needs',
    takes(object({})),
    takes(object({ a: text }, ['a'])),
    ' body a: required now',
  ],
  [
    'a field of the body that is gone',
    takes(object({ a: text })),
    takes(object({})),
    ' body a: removed',
  ],
  [
    'a body that may not be null now',
    takes({ anyOf: [text, nothing] }),
    takes(text),
    ' body: no longer takes null',
  ],
  [
    'a response field that is gone',
    answers(object({ a: text })),
    answers(object({})),
    ' 200 a: removed',
  ],
  [
    'a response field that may be left out',
    answers(object({ a: text }, ['a'])),
    answers(object({ a: text })),
    ' 200 a: no longer always there',
  ],
  [
    'a response field that may be null',
    answers(object({ a: text })),
    answers(object({ a: { type: ['string', 'null'] } })),
    ' 200 a: may be null, was string',
  ],
  [
    'another type of a response field',
    answers(object({ a: text })),
    answers(object({ a: number })),
    ' 200 a: may be number, was string',
  ],
  [
    'another type in a list',
    answers({ type: 'array', items: text }),
    answers({ type: 'array', items: number }),
    ' 200 []: may be number, was string',
  ],
  [
    'another format of a response',
    answers({ ...text, format: 'date' }),
    answers(text),
    ' 200: another format',
  ],
  [
    'a choice of a response that is gone',
    answers({ enum: ['a', 'b'] }),
    answers({ enum: ['a'] }),
    ' 200: no longer "b"',
  ],
  ['a status that is gone', { responses: { 409: {} } }, {}, ' 409: removed'],
  ['another status of success', {}, { responses: { 202: {} } }, ' 202: another success'],
])('%s breaks the contract', (_, before, after, change) => {
  expect(between(documentOf(before), documentOf(after))).toEqual([`${CALL}${change}`]);
});

test.each<[what: string, before: Json, after: Json]>([
  ['a lower role', { 'x-access': 'owner' }, { 'x-access': 'viewer' }],
  ['an optional parameter', {}, query()],
  ['a choice of a parameter', query({ enum: ['a'] }), query({ enum: ['a', 'b'] })],
  ['any text where choices were taken', query({ enum: ['a'] }), query()],
  ['a higher limit', query({ ...text, maxLength: 8 }), query({ ...text, maxLength: 9 })],
  ['an optional field of the body', takes(object({})), takes(object({ a: text }))],
  ['a field that may be left out', takes(object({ a: text }, ['a'])), takes(object({ a: text }))],
  ['a body that may be null', takes(text), takes({ anyOf: [text, nothing] })],
  ['a response field', answers(object({})), answers(object({ a: text }, ['a']))],
  [
    'a response field that is always there',
    answers(object({ a: text })),
    answers(object({ a: text }, ['a'])),
  ],
  ['a choice of a response', answers({ enum: ['a'] }), answers({ enum: ['a', 'b'] })],
  ['a response that is no longer null', answers({ anyOf: [text, nothing] }), answers(text)],
  [
    'a kind of items',
    answers({ anyOf: [object({ kind: { const: 'a' }, size: number }, ['kind'])] }),
    answers({
      anyOf: [
        object({ kind: { const: 'a' }, size: number }, ['kind']),
        object({ kind: { const: 'b' } }, ['kind']),
      ],
    }),
  ],
  ['a refusal', {}, { responses: { 409: {} } }],
  [
    'other words',
    answers({ ...text, description: 'a' }),
    answers({ ...text, description: 'b', examples: ['c'] }),
  ],
])('%s is an addition', (_, before, after) => {
  expect(between(documentOf(before), documentOf(after))).toEqual([]);
});

test('a contract does not break itself, whatever its schemas say', () => {
  const schema = object({
    list: { anyOf: [{ type: 'array', items: text }, { const: [] }] },
    count: { anyOf: [{ type: 'integer' }, { const: 0 }] },
    either: { anyOf: [order, { type: 'string', pattern: '/' }, { const: '' }] },
  });
  const document = documentOf({ ...takes(schema), ...answers(schema) }, { Order: object({}) });
  expect(between(document, document)).toEqual([]);
});

test('a removed call breaks the contract', () => {
  expect(between(documentOf({}), documentOf({}, {}, '/orders'))).toEqual([`${CALL}: removed`]);
});

test('renaming a path parameter breaks nothing', () => {
  const inPath = (name: string) => ({
    parameters: [{ name, in: 'path', required: true, schema: text }],
  });
  expect(
    between(documentOf(inPath('id')), documentOf(inPath('orderId'), {}, '/orders/{orderId}')),
  ).toEqual([]);
});

test('a change of a component is reported once per direction', () => {
  const both = { ...takes(order), ...answers({ type: 'array', items: order }) };
  expect(
    between(
      documentOf(both, { Order: object({ price: text }) }),
      documentOf(both, { Order: object({}) }),
    ),
  ).toEqual(['Order.price: removed (requests)', 'Order.price: removed (responses)']);
});

test('inlining a component changes nothing', () => {
  const next: Json = { anyOf: [order, nothing] };
  const schemas = { Order: object({ next }) };
  expect(
    between(
      documentOf(answers({ allOf: [order, object({ more: text })] }), schemas),
      documentOf(answers(object({ next, more: text })), schemas),
    ),
  ).toEqual([]);
});

const refusals = (codes: readonly string[]) => ({
  allOf: [
    { $ref: '#/components/schemas/Failure' },
    object({ data: object({ code: { enum: codes } }) }),
  ],
});
const failure = (codes: readonly string[]) => ({
  Failure: object({ data: object({ code: { $ref: '#/components/schemas/ErrorCode' } }) }),
  ErrorCode: { enum: codes },
});

test('a call that refuses for fewer reasons breaks nothing', () => {
  const codes = failure(['a', 'b']);
  expect(
    between(
      documentOf(answers(refusals(['a', 'b']), 409), codes),
      documentOf(answers(refusals(['a']), 409), codes),
    ),
  ).toEqual([]);
});

test('a removed error code breaks the contract', () => {
  const operation = answers(refusals(['a']), 409);
  expect(
    between(documentOf(operation, failure(['a', 'b'])), documentOf(operation, failure(['a', 'c']))),
  ).toEqual(['ErrorCode: no longer "b" (responses)']);
});

test('a shared response is compared as well', () => {
  const documentWith = (schema: Json): Json => ({
    ...documentOf({ responses: { 404: { $ref: '#/components/responses/NotFound' } } }),
    components: {
      responses: { NotFound: { content: { 'application/json': { schema } } } },
    },
  });
  expect(between(documentWith(object({ code: text })), documentWith(object({})))).toEqual([
    'Response NotFound code: removed',
  ]);
});

/** A body with a rule about every kind but the first. */
const ruled = (kinds: readonly string[], needed: readonly string[]): Json => ({
  ...object({ kind: { enum: kinds }, size: number }),
  allOf: [
    JSON.parse(`{
      "if": { "properties": { "kind": { "enum": ${JSON.stringify(kinds.slice(1))} } } },
      "then": { "required": ${JSON.stringify(needed)} }
    }`),
  ],
});

test('a rule that requires more breaks the contract', () => {
  const before = documentOf(takes(ruled(['a', 'b'], [])));
  expect(between(before, documentOf(takes(ruled(['a', 'b'], ['size']))))).toEqual([
    `${CALL} body size: required now, under a condition`,
  ]);
});

test('a rule about an added choice breaks nothing', () => {
  const before = documentOf(takes(ruled(['a', 'b'], ['size'])));
  expect(between(before, documentOf(takes(ruled(['a', 'b', 'c'], ['size']))))).toEqual([]);
});

test('a new rule breaks the contract', () => {
  const before = documentOf(takes(object({ kind: { enum: ['a', 'b'] }, size: number })));
  expect(between(before, documentOf(takes(ruled(['a', 'b'], ['size']))))).toEqual([
    `${CALL} body size: required now, under a condition`,
  ]);
});

test('a removed rule breaks responses', () => {
  const after = documentOf(answers(object({ kind: { enum: ['a', 'b'] }, size: number })));
  expect(between(documentOf(answers(ruled(['a', 'b'], ['size']))), after)).toEqual([
    `${CALL} 200 size: no longer always there, under a condition`,
  ]);
});
