import * as z from 'zod/mini';
import { isJson, type Json } from '../json';

/** Schemas by content type; empty for bytes. */
const contentSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

const answerSchema = z.object({
  content: z.optional(contentSchema),
  headers: z.optional(z.array(z.string())),
});

const callSchema = z.object({
  access: z.string(),
  /** By location and name, such as `query page`. */
  parameters: z.optional(
    z.record(
      z.string(),
      z.object({
        required: z.optional(z.boolean()),
        schema: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
  body: z.optional(contentSchema),
  /** By status. A text is the name of a shared response. */
  answers: z.record(z.string(), z.union([z.string(), answerSchema])),
});

/** The binding part of the API: the document without descriptions, examples and defaults. */
export const contractSchema = z.object({
  version: z.string(),
  calls: z.record(z.string(), callSchema),
  answers: z.record(z.string(), answerSchema),
  schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
});

export type Answer = z.infer<typeof answerSchema>;
export type Call = z.infer<typeof callSchema>;
export type Content = z.infer<typeof contentSchema>;
export type Contract = z.infer<typeof contractSchema>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

export const asJson = (part: unknown): Json => (isJson(part) ? part : {});
export const asList = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : []);

const textOf = (part: unknown, otherwise = '') => (typeof part === 'string' ? part : otherwise);

const mapped = <T>(json: unknown, change: (part: Json) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(asJson(json)).map(([key, part]) => [key, change(asJson(part))]),
  );

/** The contract of an OpenAPI document. */
export function contractOf(document: Json): Contract {
  const { info, paths, components } = document;
  const { schemas, responses, parameters } = asJson(components);
  const shared = asJson(parameters);
  const calls = Object.entries(asJson(paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = asJson(item)[method];
      return isJson(operation)
        ? [[`${method.toUpperCase()} ${path}`, callOf(operation, shared)] as const]
        : [];
    }),
  );
  return {
    version: textOf(asJson(info)['version']),
    calls: Object.fromEntries(calls.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    answers: mapped(responses, answerOf),
    schemas: mapped(schemas, bare),
  };
}

function callOf(operation: Json, shared: Json): Call {
  const { parameters, requestBody, responses } = operation;
  const taken = asList(parameters).map((each) => parameterOf(asJson(each), shared));
  return {
    access: textOf(operation['x-access'], 'open'),
    ...(taken.length > 0 ? { parameters: Object.fromEntries(taken) } : {}),
    ...(requestBody === undefined ? {} : { body: contentOf(asJson(requestBody)) }),
    answers: mapped(responses, (answer) => {
      const ref = answer['$ref'];
      return typeof ref === 'string' ? nameIn(ref) : answerOf(answer);
    }),
  };
}

function parameterOf(parameter: Json, shared: Json) {
  const ref = parameter['$ref'];
  const said = typeof ref === 'string' ? asJson(shared[nameIn(ref)]) : parameter;
  return [
    `${textOf(said['in'])} ${textOf(said['name'])}`,
    {
      ...(said['required'] === true ? { required: true } : {}),
      schema: bare(asJson(said['schema'])),
    },
  ] as const;
}

function answerOf(answer: Json): Answer {
  const headers = Object.keys(asJson(answer['headers']));
  return {
    ...(isJson(answer['content']) ? { content: contentOf(answer) } : {}),
    ...(headers.length > 0 ? { headers } : {}),
  };
}

const contentOf = ({ content }: Json): Content =>
  mapped(content, ({ schema }) => bare(asJson(schema)));

const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

const UNBINDING = new Set([
  'title',
  'description',
  'examples',
  'default',
  'writeOnly',
  'x-variables',
  'x-enum-descriptions',
]);

/** A schema without its non-binding parts. A reference becomes the component's name. */
const bare = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !UNBINDING.has(key))
      .map(([key, part]) => [key, bareAt(key, part)]),
  );

function bareAt(key: string, part: unknown): unknown {
  if (key === '$ref' && typeof part === 'string') return nameIn(part);
  if (key === 'properties') return mapped(part, bare);
  if (Array.isArray(part)) return part.map((each: unknown) => (isJson(each) ? bare(each) : each));
  return isJson(part) ? bare(part) : part;
}

/** Prints each endpoint, shared response and schema on one line, so that diffs of the file are readable. */
export function printed({ version, calls, answers, schemas }: Contract): string {
  const lines = (parts: Json) =>
    Object.entries(parts)
      .map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`)
      .join(',\n');
  return `{
"version": ${JSON.stringify(version)},
"calls": {
${lines(calls)}
},
"answers": {
${lines(answers)}
},
"schemas": {
${lines(schemas)}
}
}
`;
}
