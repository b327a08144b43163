import { defineConfig } from '@playwright/test';
import { findInstalledBrowser } from './scripts/findBrowser.mjs';
import { PORT } from './tests/browser/support/sites';

/**
 * Browser tests, in Chromium, on the production build served with the embedded API and chain
 * (`npm run build:embedded` first; `npm test` does it all).
 */
const browser = await findInstalledBrowser();
const report = process.env['BROWSER_TEST_REPORT'];
/** Set by `npm run test:full`: the matrix of people, themes and sizes as well. */
const isFull = process.env['BROWSER_TESTS'] === 'full';
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/prerequisites.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(isFull ? {} : { grepInvert: /@full/ }),
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  // Long enough for a machine that is busy with other things; what passes never waits for them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    // Screenshots in traces cost a quarter of the time of every test; the page's snapshots tell as much.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      ...(browser ? { executablePath: browser.path } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--host-resolver-rules=MAP community.localhost 127.0.0.1, MAP app.localhost 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --mode embedded --outDir dist-embedded --host 127.0.0.1 --port ${String(PORT)}`,
    url: `http://127.0.0.1:${String(PORT)}/`,
    // Every answer is held against docs/openapi.json.
    env: { CHECK_ANSWERS: '1' },
    reuseExistingServer: process.env['CI'] === undefined,
    timeout: 60_000,
  },
});
