import type { Page, Response } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { brotliBytes } from '../../scripts/lib/manifest.mjs';
import { modulesOf } from './support/builtModules';
import { ORIGIN, type Site } from './support/sites';
import { expect, test } from './support/test';

/** Libraries and features a home page must not fetch: wallet, web3.js, charts, editors, QR codes, back end. */
const HEAVY =
  /node_modules\/(?:@solana|@solana-mobile|@wallet-standard|@noble|@ledgerhq|@coinbase|bn\.js|borsh|buffer|uqr|qrcode|lightweight-charts|uplot|@skyra|msw|litesvm)\/|src\/(?:mock-api|features\/billing\/payments|features\/identity\/wallet\/runtime)\//;

interface Script {
  path: string;
  body: Buffer;
}

interface Budgets {
  budgets: { name: string; limit: number }[];
}

const { budgets }: Budgets = JSON.parse(readFileSync('tests/budgets/budgets.json', 'utf8'));
const limit = budgets.find(({ name }) => name === 'home-idle-js')?.limit ?? 0;

/** Opens a home page and gives every address asked for, and every script, until the network is quiet. */
async function visit(page: Page, site: Site): Promise<{ urls: URL[]; scripts: Script[] }> {
  const urls: URL[] = [];
  const bodies: Promise<Script>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http')) urls.push(url);
  });
  const take = (response: Response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('.js')) bodies.push(response.body().then((body) => ({ path, body })));
  };
  page.on('response', take);
  await page.goto(ORIGIN[site], { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What comes later is not waited for, and would have no body any more when the test is over.
  page.off('response', take);
  return { urls, scripts: await Promise.all(bodies) };
}

for (const site of ['community', 'user'] as const) {
  test.describe(`the ${site} home`, () => {
    test('B14: fetches no wallet, web3.js, chart, editor or QR code', async ({ page }) => {
      const { scripts } = await visit(page, site);
      const built = scripts.filter(({ path }) => path.startsWith('/assets/'));
      const heavy = built.flatMap(({ path }) =>
        modulesOf(path)
          .filter((module) => HEAVY.test(module))
          .map((module) => `${path} holds ${module}`),
      );
      expect(built.length).toBeGreaterThan(0);
      expect(heavy).toEqual([]);
    });

    test('requests nothing from other servers', async ({ page }) => {
      const { urls } = await visit(page, site);
      expect(urls.filter(({ origin }) => origin !== ORIGIN[site]).map(String)).toEqual([]);
    });

    test('has its styles inline and fetches the full style sheet once', async ({ page }) => {
      const { urls } = await visit(page, site);
      await expect(page.locator('head > style')).toHaveCount(1);
      await expect(page.locator('link[rel="stylesheet"][media="all"]')).toHaveCount(1);
      const sheets = urls.filter(({ pathname }) => /\/index-[^/]+\.css$/.test(pathname));
      expect(sheets).toHaveLength(1);
    });

    test(`fetches at most ${String(limit)} kB of JavaScript`, async ({ page }) => {
      const { scripts } = await visit(page, site);
      const bytes = scripts.reduce((sum, { body }) => sum + brotliBytes(body), 0);
      expect(bytes / 1000, scripts.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(limit);
    });
  });
}
