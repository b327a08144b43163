// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections, tokens } from '../market/market';
import { createTestBackend, type TestBackend } from '../node/testServer';
import { scriptedChain } from '../testing/scriptedChain';
import { openApiDocument, type OpenApiDocument } from './document';
import { isJson } from './json';
import { problemsOf } from './testing/conforms';

/**
 * The client reads leniently, so that its schemas prove nothing of what the embedded back end sends: the
 * strict document does.
 */
let backend: TestBackend;
let document: OpenApiDocument;
beforeAll(async () => {
  document = await openApiDocument();
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterAll(() => backend.close());

/** What a reference, or a path of names, points at. */
const at = (path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isJson(part) ? part[name] : undefined), document);
const resolve = (ref: unknown) => at(String(ref).split('/').slice(1));

const addressOf = (path: string) =>
  path
    .replace('/get-package/{id}', '/get-package/pkg-gold')
    .replace(/\{id\}|\{serverId\}/, 'srv-keep')
    .replace('{mint}', tokens[0]?.mint ?? '')
    .replace('{address}', collections[0]?.address ?? '')
    .replace(/notifications$/, 'notifications?site=community');

test('what the embedded back end answers is what the document says', async () => {
  // Signing out would end what the others need.
  const paths = Object.keys(document.paths).filter(
    (path) => at(['paths', path, 'get']) && path !== '/auth/logout',
  );
  const problems: string[] = [];
  for (const path of paths) {
    const answer = await backend.send('GET', `/api${addressOf(path)}`);
    const content = ['responses', '200', 'content', 'application/json', 'schema'];
    const body: unknown = await answer.json();
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    const schema = at(['paths', path, 'get', ...content]);
    problems.push(...problemsOf(schema, body, resolve).map((problem) => `${path}: ${problem}`));
  }
  expect(paths.length).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});
