import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurePage, deploymentBlock, problemsIn, valuesIn } from './deployment.mjs';

const page = (links: string, values = {}) =>
  `<head>${deploymentBlock(values)}<script>run()</script></head><template>${links}</template>`;

const HOME = page(
  '<a href="https://docs.castlebots.io/">Docs</a><a href="https://community.localhost/#bot-tiers">Tiers</a>',
  { VITE_RELEASE: 'abc' },
);

/** What prerender.mjs writes of a build without variables. */
const BUILT = {
  VITE_COMMUNITY_HOSTS: 'community.localhost,localhost',
  VITE_USER_HOSTS: 'app.localhost',
  VITE_DOCS_URL: 'https://docs.castlebots.io',
  VITE_DISCORD_INVITE_URL: 'https://discord.gg/castlebots',
  VITE_TWITTER_URL: 'https://x.com/castlebots',
  VITE_SUPPORT_URL: 'https://castlebots.io/support',
  VITE_FEEDBACK_URL: 'https://castlebots.io/feedback',
};

test('a page without values of a deployment stays as it was built', () => {
  expect(configurePage(HOME, BUILT, {}).html).toBe(HOME);
});

test('links of the prerendered pages follow the values', () => {
  const { html } = configurePage(HOME, BUILT, {
    VITE_DOCS_URL: 'https://docs.example.org/?a=1&b="',
    VITE_COMMUNITY_HOSTS: '*.a.io, Bots.example.org',
  });
  expect(html).toContain('<a href="https://docs.example.org/?a=1&amp;b=%22">Docs</a>');
  expect(html).toContain('<a href="https://bots.example.org/#bot-tiers">Tiers</a>');
});

test('two links can trade their addresses', () => {
  const html = page('<a href="https://one.io/">Docs</a><a href="https://two.io/">X</a>');
  const built = { ...BUILT, VITE_DOCS_URL: 'https://one.io', VITE_TWITTER_URL: 'https://two.io' };
  const given = { VITE_DOCS_URL: 'https://two.io', VITE_TWITTER_URL: 'https://one.io' };
  expect(configurePage(html, built, given).html).toContain(
    '<a href="https://two.io/">Docs</a><a href="https://one.io/">X</a>',
  );
});

test('the release of the build stays unless the deployment names one', () => {
  const read = (given: Record<string, string>) =>
    valuesIn(configurePage(HOME, BUILT, given).html)['VITE_RELEASE'];
  expect(read({})).toBe('abc');
  expect(read({ VITE_RELEASE: 'def' })).toBe('def');
});

test('variables that are part of the build are left out', () => {
  const { html } = configurePage(HOME, BUILT, {
    VITE_TREASURY_ADDRESS: 'x',
    VITE_API_MODE: 'browser',
  });
  expect(html).toBe(HOME);
});

test('no value ends the element it is in', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { html } = configurePage(HOME, BUILT, { VITE_SOLANA_RPC_URL: `/${value}</script>` });
      expect(valuesIn(html)['VITE_SOLANA_RPC_URL']).toBe(`/${value}</script>`.trim());
    }),
  );
});

test.each([
  { VITE_DOCS_URL: 'http://docs.example.org' },
  { VITE_SUPPORT_URL: 'javascript:alert(1)' },
  { VITE_DEFAULT_SITE: 'both' },
  { VITE_SOLANA_RPC_URL: '/rpc, ftp://node.example.org' },
  { VITE_REPORT_URL: '//reports.example.org' },
  { VITE_COMMUNITY_HOSTS: 'https://bots.example.org/' },
  { API_PROXY_TARGET: 'api.example.org' },
])('%j is refused', (env) => {
  const [problem] = problemsIn(env);
  expect(problem).toContain(Object.keys(env)[0]);
});

test('values that can be used are no problem', () => {
  expect(
    problemsIn({
      VITE_COMMUNITY_HOSTS: 'bots.example.org, *.bots.example.org, [::1]:8080',
      VITE_SOLANA_RPC_URL: '/rpc,https://node.example.org/?api-key=1',
      VITE_SUPPORT_URL: 'mailto:help@example.org',
      VITE_REPORT_URL: '/reports',
      API_PROXY_TARGET: 'http://api:8091/',
      VITE_DOCS_URL: ' ',
    }),
  ).toEqual([]);
});
