import { existsSync, readFileSync } from 'node:fs';
import { devices, type Page } from '@playwright/test';
import { TRANSPORT_SECURITY } from '../../scripts/lib/securityHeaders.mjs';
import { BACKEND, ORIGIN } from './support/sites';
import { hostHeaders } from './support/staticHost';
import { expect, test } from './support/test';

const BUILD = 'dist-embedded';
const read = (file: string) => readFileSync(file, 'utf8');

/** Names in lower case, as a browser gives them. */
const headersOf = (pairs: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...pairs].map(([name, value]) => [name.toLowerCase(), value]));

/** Headers as static hosts would send them, by the file that the build wrote. A browser test asks nginx and Caddy. */
const hosts = {
  Netlify: () => headersOf(hostHeaders(BUILD)),
  Cloudflare: () => {
    const json = /^const HEADERS = (.+);$/m.exec(read(`${BUILD}/_worker.js`))?.[1] ?? '{}';
    const headers: Record<string, string> = JSON.parse(json);
    return headersOf(Object.entries(headers));
  },
  Vercel: () => {
    const { headers }: { headers: { headers: { key: string; value: string }[] }[] } = JSON.parse(
      read(`${BUILD}/vercel.json`),
    );
    return headersOf((headers[0]?.headers ?? []).map(({ key, value }) => [key, value] as const));
  },
};

for (const [host, written] of Object.entries(hosts)) {
  test(`${host} would send what the preview sends, and that HTTPS is needed`, async ({
    request,
  }) => {
    const headers = written();
    const [[name, value] = ['', '']] = Object.entries(
      headersOf(Object.entries(TRANSPORT_SECURITY)),
    );
    expect(headers[name]).toBe(value);
    for (const path of ['/', '/dashboard/bots', '/favicon.svg']) {
      const sent = (await request.get(BACKEND + path)).headers();
      const { [name]: _, ...others } = headers;
      expect(sent).toMatchObject(others);
    }
  });
}

/** Has the home come with other HTML, under the same headers. */
const changePage = (page: Page, change: (html: string) => string) =>
  page.route(`${ORIGIN.community}/`, async (route) => {
    const response = await route.fetch({ url: `${BACKEND}/` });
    await route.fulfill({ response, body: change(await response.text()) });
  });

test('an inline script that was planted in the page doesn’t run', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allowViolation(/inline script/);
  await changePage(page, (html) =>
    html.replace('</body>', '<script>window.planted = true</script></body>'),
  );
  const refused = page.waitForEvent('console', (message) => /inline script/.test(message.text()));
  await page.goto(ORIGIN.community);
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test('HTML in a plain string can’t be written into the page', async ({ page, consoleGuard }) => {
  consoleGuard.allowViolation(/Trusted/);
  await page.goto(ORIGIN.community);
  const message = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x">';
      return 'written';
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  });
  expect(message).toBe('TypeError');
});

test('a home that React has to draw again shows its static parts', async ({
  page,
  allowConsole,
}) => {
  // React's words for HTML that isn't what it would have drawn.
  allowConsole(/Minified React error #418/);
  await changePage(page, (html) => html.replaceAll('>See features<', '>Changed on the way<'));
  await page.goto(ORIGIN.community);
  await expect(page.getByRole('link', { name: 'See features' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('#home-features')).toContainText(/\w/);
});

test('a page gets nothing from a site that it has no business with', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allowViolation(/evil\.test/);
  await page.goto(ORIGIN.community);
  const outcome = await page.evaluate(() =>
    fetch('https://evil.test/').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
});

test('the web wallet’s frame covers the page', async ({ page, signIn, context }) => {
  await context.route('https://connect.solflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Web wallet</h1>' }),
  );
  await signIn('Server owner');
  await page.goto(ORIGIN.community);
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page.getByRole('button', { name: /Solflare/ }).click();
  const frame = page.locator('iframe[src^="https://connect.solflare.com/"]');
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Web wallet');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, width, height });
});

/** Answers from the production build, which has no burner wallet, with the headers that it wrote. */
async function serveProduction(page: Page) {
  if (!existsSync('dist/_headers')) throw new Error('dist is missing: run "npm run build" first.');
  const headers = headersOf(hostHeaders('dist'));
  await page.route(`${ORIGIN.community}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/') || pathname === '/rpc')
      return route.fulfill({
        status: 401,
        headers,
        json: { success: false, message: '', data: null },
      });
    const file = `dist${pathname}`;
    return route.fulfill({
      path: existsSync(file) && pathname !== '/' ? file : 'dist/index.html',
      headers,
    });
  });
}

test.describe('on Android', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('the wallet app’s dialog shows with its styles and asks no other site for fonts', async ({
    page,
    allowConsole,
  }) => {
    // No API is behind these files.
    allowConsole(/Failed to load resource/);
    const others: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host.endsWith('googleapis.com')) others.push(request.url());
    });
    await serveProduction(page);
    await page.goto(ORIGIN.community);
    await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
    await page.getByRole('button', { name: /Mobile Wallet Adapter/ }).click();
    // Its contents are in a closed shadow root, which styles lay over the page.
    const isOverThePage = () =>
      page.evaluate(() => {
        const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        return found?.parentElement === document.body && found.childElementCount === 0;
      });
    await expect.poll(isOverThePage).toBe(true);
    await expect(page.getByText('The wallet didn’t connect')).toHaveCount(0);
    expect(others).toEqual([]);
  });
});
