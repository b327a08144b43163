/**
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} in
 * @property {boolean} [required]
 * @property {object} schema
 * @property {string | null} component name of the component that describes it
 *
 * @typedef {object} Operation
 * @property {string} id
 * @property {string} method in upper case
 * @property {string} path with parameters in braces
 * @property {string | null} access the value of `x-access`
 * @property {string[]} orderedBy the value of `x-ordered-by`
 * @property {Parameter[]} parameters
 * @property {object | null} body by media type, as the document has it
 * @property {Record<string, object>} responses by status, references resolved
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Follows a reference into the document, and references behind it. */
export function resolve(document, value) {
  const pointer = value?.$ref;
  if (typeof pointer !== 'string') return value;
  const names = pointer
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolve(
    document,
    names.reduce((part, name) => part?.[name], document),
  );
}

const parameterOf = (document, written) => ({
  ...resolve(document, written),
  component: written.$ref?.split('/').at(-1) ?? null,
});

/** @returns {Operation[]} all operations, in the order of the document */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      const responses = Object.entries(operation.responses).map(([status, response]) => [
        status,
        resolve(document, response),
      ]);
      const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'] ?? null,
        orderedBy: operation['x-ordered-by'] ?? [],
        parameters: written.map((each) => parameterOf(document, each)),
        body: resolve(document, operation.requestBody)?.content ?? null,
        responses: Object.fromEntries(responses),
      };
    }),
  );
}

/** The response that describes a status: its own, or the one of its class. */
export const responseOf = ({ responses }, status) =>
  responses[String(status)] ?? responses[`${String(status)[0]}XX`];

export const takes = ({ parameters }, name) => parameters.some((each) => each.name === name);
export const isWrite = ({ method }) => method !== 'GET';
/** A file instead of JSON. */
export const isUpload = ({ body }) => body !== null && body['application/json'] === undefined;
/** Signing in, renewing and logging out change the cookies of their caller. */
export const setsCookies = ({ responses }) =>
  Object.values(responses).some(({ headers }) => headers?.['Set-Cookie']);

const SERVER_ROLES = ['viewer', 'editor', 'reviewer', 'treasurer', 'owner'];
export const isForServer = ({ access }) => SERVER_ROLES.includes(access);

/** Where an operation says which server it is for: a path parameter, `discordServerId` of its body, or an order. */
export function serverPlaceOf(operation) {
  const inPath = operation.parameters.filter((each) => each.in === 'path');
  const named = inPath.find(
    ({ name, component }) => component === 'ServerId' || name === 'serverId',
  );
  if (named) return { in: 'path', name: named.name };
  const schema = operation.body?.['application/json']?.schema;
  if (schema?.properties?.discordServerId) return { in: 'body', name: 'discordServerId' };
  return { in: 'order', name: inPath[0]?.name ?? null };
}
