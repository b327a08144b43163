import { readdirSync, readFileSync } from 'node:fs';
import { openOverview, withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:forms`: the part of each module's form that an owner sees before scrolling, in a window of 1440 ×
 * 900 pixels, in the optimized embedded build (`npm run build:embedded` first). No module is configured before; for a
 * module with rules it is the form of a new rule. It reports for each form whether
 *
 * - it opens with a sentence to fill in or with templates,
 * - its required fields are in view and not collapsed (pressing the primary button names them),
 * - the first lines of the preview are in view,
 * - the primary button is in view,
 *
 * and how high the form is, in windows. Exits with 1 if a form fails.
 */
const PORT = 4188;
const COMMUNITY = `http://community.localhost:${String(PORT)}`;
const SERVER = 'srv-keep';
const DEFINITIONS = 'src/features/modules/definitions';

const read = (slug, file) => readFileSync(`${DEFINITIONS}/${slug}/${file}.ts`, 'utf8');
/** Modules that share the page of a rule with another. */
const SHARED = { 'crypto-holder-verification': 'holder-verification' };

/** Path of a module's form; `settings=all` skips the steps to a first rule. */
function pathOf(slug) {
  const [route, own = ''] = /^ {2}route: '([^']+)'/m.exec(read(slug, 'about'))[1].split('?');
  const rulePath = /rulePage: \{ path: '([^']+)'/.exec(read(SHARED[slug] ?? slug, 'about'))?.[1];
  const params = new URLSearchParams(own);
  params.set('settings', 'all');
  const isList = /^ {2}rules: /m.test(read(slug, 'definition'));
  if (isList && rulePath === undefined) params.set('rule', 'new');
  const path = isList && rulePath !== undefined ? rulePath.replace(/:\w+/, 'new') : route;
  return `${path}?${params.toString()}`;
}

/** Runs in the page: the position in the window of every part that a form may have. */
const look = () => {
  const bar = document.querySelector('.save-bar');
  const end = Math.min(innerHeight, bar?.getBoundingClientRect().top ?? innerHeight);
  const isInView = (one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= end && one.closest('details:not([open])') === null;
  };
  const primary = [...document.querySelectorAll('.save-bar .btn-primary')].at(-1);
  const preview = document.querySelector('.module-form__preview');
  return {
    opens: document.querySelector('.opening__sentence, .begin-with') !== null,
    preview: preview !== null && preview.getBoundingClientRect().top + 96 < innerHeight,
    primary: (primary?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight,
    inView: [...document.querySelectorAll('[data-field]')]
      .filter(isInView)
      .map((one) => one.dataset.field),
    folds: document.querySelectorAll('.module-form__group > .fold').length,
    windows: document.documentElement.scrollHeight / innerHeight,
  };
};

const slugs = readdirSync(DEFINITIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
let failed = 0;
await withEmbeddedBrowser(PORT, async (browser) => {
  const page = await openOverview(browser, COMMUNITY, SERVER);
  say(`${'form'.padEnd(30)} opens must preview button folds windows`);
  for (const slug of slugs) {
    await fetch(`http://127.0.0.1:${String(PORT)}/__mock/modules`, { method: 'DELETE' });
    await page.goto(`${COMMUNITY}/dashboard/${pathOf(slug)}`);
    await page.locator('.module-form__preview').waitFor();
    await page.locator('.begin-with--room').waitFor({ state: 'detached' });
    const seen = await page.evaluate(look);
    await Promise.all([
      // Either the form is saved, or missing values are marked; a module outside the package opens a dialog.
      Promise.race([
        page.locator('[data-invalid], [role=dialog]').first().waitFor(),
        page.waitForResponse((response) => response.request().method() !== 'GET'),
      ]),
      page.locator('.save-bar .btn-primary').last().click(),
    ]);
    const missing = await page
      .locator('[data-invalid]')
      .evaluateAll((all) => all.map((one) => one.dataset.field));
    const hidden = missing.filter((field) => !seen.inView.includes(field));
    const marks = [seen.opens, hidden.length === 0, seen.preview, seen.primary];
    if (marks.includes(false)) failed += 1;
    const [opens, must, preview, button] = marks.map((is) => (is ? 'yes' : 'NO'));
    say(
      `${slug.padEnd(30)} ${opens.padEnd(5)} ${must.padEnd(4)} ${preview.padEnd(7)} ${button.padEnd(6)} ${String(seen.folds).padStart(5)} ${seen.windows.toFixed(1).padStart(7)} ${hidden.join(', ')}`,
    );
  }
});
say(`${String(slugs.length)} forms, ${String(failed)} fail`);
process.exitCode = failed === 0 ? 0 : 1;
