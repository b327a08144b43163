import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looksAtDevice } from './lib/deviceClock.mjs';
import { say } from './lib/run.mjs';

/**
 * Part of `npm run lint`: the dashboard reads the server's clock (`src/shared/time/serverClock.ts`), as a visitor's
 * may be wrong. The embedded back end is the server, and tests set both.
 */
const ALLOWED = new Map([
  ['src/shared/time/serverClock.ts', 'compares the two clocks'],
  ['src/app/staleChunks.ts', 'spaces its own reloads, before any answer has come'],
  [
    'src/features/billing/referrals/attribution.ts',
    'dates what this browser keeps, before any answer has come',
  ],
  [
    'src/features/identity/session/signIn.ts',
    'dates what this browser keeps, before any answer has come',
  ],
  [
    'src/features/billing/payments/browser/browserClock.ts',
    'measures spans and dates this browser’s journal',
  ],
  ['src/shared/api/returns.ts', 'measures how long a tab was hidden, asleep or not'],
  ['src/shared/solana/nodes.ts', 'spaces requests to Solana nodes'],
]);

const isApp = (file) =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !/^mock-api\/|(?:^|\/)testing\//.test(file);

for (const entry of readdirSync('src', { recursive: true })) {
  const file = String(entry).replaceAll('\\', '/');
  const path = `src/${file}`;
  if (!isApp(file) || ALLOWED.has(path)) continue;
  for (const line of looksAtDevice(readFileSync(join('src', file), 'utf8'))) {
    say(
      `${path}:${String(line)} reads the visitor’s clock: use serverNow() or useNow() of src/shared/time.`,
    );
    process.exitCode = 1;
  }
}
for (const path of ALLOWED.keys()) {
  if (existsSync(path) && looksAtDevice(readFileSync(path, 'utf8')).length > 0) continue;
  say(
    `${path} no longer reads the visitor’s clock: take it off the list in scripts/checkClock.mjs.`,
  );
  process.exitCode = 1;
}
