import { expect, test } from 'vitest';
import { declared } from '@/mock-api/openapi/declared';

const sources = import.meta.glob<string>(
  [
    '/src/{app,sites,features,shared}/**/*.{ts,tsx}',
    '!/src/**/*.test.{ts,tsx}',
    '!/src/**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const isDeclaration = (path: string) => /\/(?:endpoints|\w+Endpoints)\.ts$/.test(path);
const isApi = (path: string) => path.endsWith('Api.ts');
const code = Object.entries(sources).filter(([path]) => !isDeclaration(path));
const uses = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** Names that make a call outside the file of its query: hooks, and functions that wrap it. */
function namesFor(call: string, api: string): string[] {
  const queries = api.split(/\n {4}(?=\w+: build\.)/).slice(1);
  const asked = queries
    .filter((query) => uses(query, call))
    .flatMap((query) => {
      const [, name = '', kind = ''] = /^(\w+): build\.(query|mutation)/.exec(query) ?? [];
      const title = name.charAt(0).toUpperCase() + name.slice(1);
      const hook = kind === 'query' ? 'Query' : 'Mutation';
      return [`use${title}${hook}`, `useLazy${title}${hook}`, name];
    });
  if (queries.length > 0) return asked;
  // A file that calls the API through its own functions.
  return [...api.matchAll(/export (?:async )?(?:function|const) (\w+)/g)].map(
    ([, name = '']) => name,
  );
}

/** Whether any code besides its declaration makes a call. */
function isMade(call: string): boolean {
  const apis = code.filter(([path, text]) => isApi(path) && uses(text, call));
  const names = apis.flatMap(([, text]) => namesFor(call, text));
  return code.some(
    ([path, text]) =>
      (!isApi(path) && uses(text, call)) ||
      (!apis.some(([each]) => each === path) && names.some((name) => uses(text, name))),
  );
}

/** The calls of spec §7, copied from its text. */
const specified = [
  'GET /auth/authenticate',
  'POST /auth/renew-access-token',
  'GET /auth/logout',
  'GET /discord/server-details/{}',
  'GET /discord/bot-info',
  'POST /package',
  'PUT /packages/{}',
  'GET /get-package/{}',
  'GET /packages/{}',
  'PUT /packages/update-status/{}/{}',
  'POST /package-subscription',
  'PUT /package-subscription/{}',
  'GET /users/subscriptions/{}',
  'GET /users/referral-details',
  'POST /packages/subscriptions/payments',
];

test.each(specified)('%s is declared and called by a screen', (call) => {
  const found = declared.find(
    ({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}` === call,
  );
  expect(found && isMade(found.id)).toBe(true);
});

test('every other declared call except downloads is made', () => {
  const calls = declared.filter(({ endpoint }) => endpoint.download === undefined);
  expect(calls.filter(({ id }) => !isMade(id)).map(({ id }) => id)).toEqual([]);
});
