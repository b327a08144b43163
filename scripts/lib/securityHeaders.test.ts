import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtPolicy, developmentPolicy, rpcSources } from './securityHeaders.mjs';

const sourcesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const HTML =
  '<style>a{b:c}</style><script>one()</script><script type="module" src="/x.js"></script>';

test('a policy allows the inline script and styles of the page by their hashes', () => {
  const policy = sourcesOf(builtPolicy(HTML, {}));
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf('one()')],
    'style-src': ["'self'", hashOf('a{b:c}')],
    'require-trusted-types-for': ["'script'"],
  });
});

test.each(['', '/rpc', 'ftp://rpc.example', 'https://', 'javascript:alert(1)'])(
  'an RPC address of %j adds no source',
  (url) => expect(rpcSources({ VITE_SOLANA_RPC_URL: url })).toEqual([]),
);

test('every RPC endpoint is allowed with its websocket, by its origin alone', () => {
  const env = {
    VITE_SOLANA_RPC_URL:
      'https://rpc.example.org/?api-key={key}, http://localhost:8899, /rpc, https://rpc.example.org/two',
    VITE_SOLANA_RPC_KEY: 'public-key',
  };
  expect(rpcSources(env)).toEqual([
    'https://rpc.example.org',
    'wss://rpc.example.org',
    'http://localhost:8899',
    'ws://localhost:8900',
  ]);
  expect(builtPolicy(HTML, env)).not.toContain('public-key');
});

test('only a build that has the back end in the page allows a worker and a form', () => {
  const inPage = sourcesOf(builtPolicy(HTML, { VITE_API_MODE: 'browser' }));
  expect(inPage).toMatchObject({ 'worker-src': ["'self'"], 'form-action': ["'self'"] });
  const remote = sourcesOf(builtPolicy(HTML, { VITE_API_MODE: 'remote' }));
  expect(remote).not.toHaveProperty('worker-src');
  expect(remote['form-action']).toEqual(["'none'"]);
});

test.each([builtPolicy(HTML, {}), developmentPolicy('n', {})])(
  'no policy allows any inline script or eval: %s',
  (policy) => {
    expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
    expect(policy).toContain("frame-ancestors 'none'");
  },
);

test.each([
  ['https://reports.example.org/castle', ' https://reports.example.org '],
  ['/reports', " 'self' http://localhost "],
])('pages may send reports to %s', (url, sources) => {
  expect(builtPolicy(HTML, { VITE_REPORT_URL: url })).toContain(sources);
});
