// The document says what the server does: addresses, access, parameters, bodies and messages.

import { readFileSync } from 'node:fs';

const document = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
);

/** A part of the document, with its `$ref` replaced by what it names. */
export function resolve(part) {
  if (!part.$ref) return part;
  const { $ref, ...rest } = part;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((value, name) => value[name], document);
  return { ...resolve(target), ...rest };
}

/** The message of a code, from its example. */
export const messageOf = (code) => document.components.examples[code]?.value.message ?? code;

/** All operations, those with fewer parameters in their address first. */
export const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        pattern: new RegExp(
          `^${path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
        ),
        access: operation['x-access'],
        parameters: [...(methods.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
        body: operation.requestBody?.content['application/json']?.schema,
        status: Number(Object.keys(operation.responses).find((status) => status < 300)),
      })),
  )
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
