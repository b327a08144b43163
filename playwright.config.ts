import { defineConfig } from '@playwright/test';
import { findInstalledBrowser } from './scripts/findBrowser.mjs';
import { PORT } from './tests/browser/support/sites';
import { browserFilesLeftToFull } from './tests/setup/leftToFull';
import { isFull, isGate } from './tests/setup/scope';

/**
 * Browser tests, in Chromium or by BROWSER_ENGINE in another, on the production build served with the embedded API and chain
 * (`npm run build:embedded` first; `npm test` does it all).
 */
const browser = await findInstalledBrowser();
const report = process.env['BROWSER_TEST_REPORT'] ?? '';
/** The gate runs without traces, and again with them what failed. */
const isTraced = process.env['BROWSER_TEST_TRACES'] !== 'off';
const isRoot = process.getuid?.() === 0;
/** Chromium runs every test; Firefox and WebKit, in CI, those that stand for the rest (tag @everyEngine). */
const engines = ['chromium', 'firefox', 'webkit'] as const;
const engine = engines.find((each) => each === process.env['BROWSER_ENGINE']) ?? 'chromium';
const isChromium = engine === 'chromium';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/prerequisites.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(isFull ? {} : { grepInvert: /@full/ }),
  testIgnore: isGate ? browserFilesLeftToFull.map((name) => `**/${name}.spec.ts`) : [],
  ...(isChromium ? {} : { grep: /@everyEngine/ }),
  forbidOnly: process.env['CI'] !== undefined,
  // Twice the two cores of the smallest machine: nearly half of a test is waiting for frames, transitions and blocks.
  workers: 4,
  retries: 0,
  // Long enough for a machine that is busy with other things; what passes never waits for them.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter:
    report === ''
      ? 'list'
      : [['list'], ['json', { outputFile: report }], ['./scripts/reporters/browserProgress.mjs']],
  use: {
    browserName: engine,
    // Screenshots in traces cost a quarter of the time of every test; the page's snapshots tell as much. The
    // gate does without either, and has the tests that failed leave traces afterwards (scripts/test.mjs).
    trace: isTraced
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true }
      : 'off',
    // A tenth of the time is drawing what moves. Tests of what moves say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser && isChromium ? { executablePath: browser.path } : {}),
      args: !isChromium
        ? []
        : [
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
    timeout: 120_000,
  },
});
