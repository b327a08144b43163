import { withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { recordTasks } from './lib/recordTasks.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:members`: the longest tasks while an owner looks through 10,000 members, gives a role to 1,000 of
 * them and exports all, by the clock and of processor time, which says more where others keep the machine busy; in the
 * optimised build (`npm run build:embedded` first). No test reads any of it.
 */
const PORT = Number(process.env.MEASURE_PORT ?? 4191);
const ORIGIN = `http://community.localhost:${String(PORT)}`;
const CROWD = { members: 10_000, submissions: 5_000, points: 20_000 };

const post = (page, path, body) =>
  page.evaluate(
    ([to, sent]) =>
      fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      }).then(({ ok }) => ok),
    [path, body],
  );

async function step(page, name, work) {
  const stop = await recordTasks(await page.context().newCDPSession(page));
  const start = Date.now();
  await work();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))),
  );
  const took = Date.now() - start;
  const tasks = await stop();
  const most = (what) =>
    `${Math.max(...tasks.map((task) => task[what]))
      .toFixed(0)
      .padStart(3)} ms`;
  say(
    `${name.padEnd(38)} longest ${most('processor')} of processor time, ${most('clock')} by the clock; ` +
      `done after ${String(took)} ms`,
  );
}

await withEmbeddedBrowser(PORT, async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'castle_world', value: 't-members', url: ORIGIN }]);
  await context.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  const page = await context.newPage();
  await page.goto(ORIGIN, { waitUntil: 'networkidle' });
  await post(page, '/__mock/sign-in', { persona: 'owner' });
  await page.goto(`${ORIGIN}/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  await post(page, '/__mock/crowd', CROWD);
  const rows = page.getByRole('region', { name: 'Members' }).getByRole('row');
  await step(page, 'The list opens (a page load)', async () => {
    await page.goto(`${ORIGIN}/dashboard/discord-server-users?size=100`);
    await rows.nth(100).waitFor();
  });
  await step(page, 'Sorted by name', async () => {
    await page.getByRole('button', { name: /^Member/ }).click();
    await page.waitForURL(/sort=name/);
    await page.getByRole('region', { name: 'Members', busy: false }).waitFor();
  });
  await step(page, 'Sorted by points', async () => {
    await page.getByRole('button', { name: /^Points/ }).click();
    await page.waitForURL(/sort=points|sort=-points/);
    await page.getByRole('region', { name: 'Members', busy: false }).waitFor();
  });
  await step(page, 'The next hundred', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('region', { name: 'Members', busy: false }).waitFor();
  });
  await step(page, 'Filtered by activity', async () => {
    await page.getByRole('button', { name: 'Filter by Last active' }).click();
    await page.getByRole('checkbox', { name: 'Never' }).click();
    await page.waitForURL(/lastActiveAt=NEVER/);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Members', busy: false }).waitFor();
  });
  await step(page, 'A search, letter by letter', async () => {
    await page.getByRole('searchbox').pressSequentially('guard.47');
    await page.getByText('of 111').waitFor();
  });
  await step(page, 'A member’s page', async () => {
    await page.getByRole('link', { name: 'Guard 4711' }).click();
    await page.getByRole('heading', { name: 'Guard 4711', level: 1 }).waitFor();
    await page.getByText('Joined the server').waitFor();
  });
  await step(page, 'Their roles, and why not others', async () => {
    await page.getByRole('tab', { name: 'Roles' }).click();
    await page.getByRole('heading', { name: 'Why a role is missing' }).waitFor();
  });
  await step(page, 'A dry run over 1,112 (a page load)', async () => {
    await page.goto(`${ORIGIN}/dashboard/discord-server-users?q=guard.1`);
    await page.getByRole('button', { name: /^Change roles for all/ }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Whale');
    await page.getByRole('button', { name: /^Give to/ }).waitFor();
  });
  await step(page, 'The change runs for ten seconds', async () => {
    await page.getByRole('button', { name: /^Give to/ }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    await page.waitForTimeout(10_000);
  });
  say(`  ${await page.locator('.change-progress').last().innerText()}`);
  await step(page, 'It is stopped', async () => {
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped', { exact: true }).waitFor();
  });
  await step(page, 'All 10,000 exported (a page load)', async () => {
    await page.goto(`${ORIGIN}/dashboard/discord-server-users`);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await file;
  });
});
