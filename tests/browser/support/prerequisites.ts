import { existsSync } from 'node:fs';
import { findInstalledBrowser } from '../../../scripts/findBrowser.mjs';
import { unpackServers } from './webServers';

/** Reports missing builds before any test runs, instead of letting each test fail for another reason. */
export default async function checkPrerequisites(): Promise<void> {
  if (!existsSync('dist-embedded/index.html')) {
    throw new Error(
      'dist-embedded is missing: run "npm run build:embedded" first, or "npm test" for everything.',
    );
  }
  if (!existsSync('dist-hosting/variables.json')) {
    throw new Error('dist is missing: run "npm run build" first, or "npm test" for everything.');
  }
  unpackServers();
  if (process.env['BROWSER_ENGINE'] === undefined && !(await findInstalledBrowser())) {
    throw new Error(
      'No browser was found: "node scripts/findBrowser.mjs" installs one, or says how.',
    );
  }
}
