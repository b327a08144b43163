import { existsSync } from 'node:fs';
import { findInstalledBrowser } from '../../../scripts/findBrowser.mjs';

/** Says what is missing before any test runs, rather than letting each fail in its own way. */
export default async function checkPrerequisites(): Promise<void> {
  if (!existsSync('dist-embedded/index.html')) {
    throw new Error(
      'dist-embedded is missing: run "npm run build:embedded" first, or "npm test" for everything.',
    );
  }
  if (!(await findInstalledBrowser())) {
    throw new Error(
      'No browser was found: "node scripts/findBrowser.mjs" installs one, or says how.',
    );
  }
}
