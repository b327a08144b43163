import { XSRF_COOKIE } from '../http/cookies';
import { refTo, type Json } from './json';

const whole = (more: Json): Json => ({ type: 'integer', minimum: 1, ...more });

/** What may stand in a query, by the name an operation gives it. */
const queryParameters = {
  page: { key: 'Page', description: 'From 1.', schema: whole({ default: 1 }) },
  pageSize: { key: 'PageSize', description: 'Rows a page.', schema: whole({ maximum: 100 }) },
  sort: {
    key: 'Sort',
    description: 'Name of a field to sort by; with - before it, the other way round.',
    schema: { type: 'string', pattern: String.raw`^-?\w+$` },
  },
  search: { key: 'Search', description: 'Text the name must hold.', schema: { type: 'string' } },
  site: {
    key: 'Site',
    description: 'The site the news is for.',
    schema: { type: 'string', enum: ['community', 'user'] },
    required: true,
  },
  all: {
    key: 'All',
    description: 'With what is not on offer; for staff.',
    schema: { type: 'boolean', default: false },
  },
} as const;

/** What stands in a path: the name it has there, and what it means. */
const pathParameters = {
  ServerId: { name: 'id', description: 'Our id of the server.' },
  OrdersServerId: { name: 'serverId', description: 'Our id of the server.' },
  PackageId: { name: 'id', description: 'Id of the package.' },
  PackageStatus: { name: 'status', schema: { type: 'string', enum: ['ENABLED', 'DISABLED'] } },
  OrderId: { name: 'id', description: 'Id of the order.' },
  Signature: { name: 'signature', description: 'Signature of the transaction (base58).' },
  RuleId: { name: 'ruleId', description: 'Id of the rule.' },
  Mint: { name: 'mint', schema: refTo('SolanaAddress') },
  CollectionAddress: { name: 'address', schema: refTo('SolanaAddress') },
} as const;

export type PathName = keyof typeof pathParameters;
export type QueryName = keyof typeof queryParameters;

/** Every list takes these. */
export const LIST = ['page', 'pageSize', 'sort', 'search'] as const;

/** components.parameters */
export const parameterComponents: Json = {
  ...Object.fromEntries(
    Object.entries(queryParameters).map(([name, { key, ...rest }]) => [
      key,
      { name, in: 'query', ...rest },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(pathParameters).map(([key, { name, ...rest }]) => [
      key,
      { name, in: 'path', required: true, schema: refTo('Id'), ...rest },
    ]),
  ),
  XsrfToken: {
    name: 'X-XSRF-TOKEN',
    in: 'header',
    required: true,
    description: `The value of the cookie ${XSRF_COOKIE}, on every write.`,
    schema: { type: 'string' },
  },
};

/** A path's parameters, of which `candidates` says what each stands for. */
export const pathReferences = (path: string, candidates: readonly PathName[]): Json[] =>
  candidates
    .filter((key) => path.includes(`{${pathParameters[key].name}}`))
    .map((key) => ({ $ref: `#/components/parameters/${key}` }));

export const queryReferences = (names: readonly QueryName[]): Json[] =>
  names.map((name) => ({ $ref: `#/components/parameters/${queryParameters[name].key}` }));

export const XSRF_REFERENCE: Json = { $ref: '#/components/parameters/XsrfToken' };
