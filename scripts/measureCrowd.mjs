import { withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { recordTasks } from './lib/recordTasks.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:crowd`: the longest tasks (over 50 ms) while a reviewer works in a community of 10,000 with 5,000
 * submissions, and a member opens its board, its leaderboard of 20,000 entries, and the feed of 5,000 quests; in the
 * optimized build (`npm run build:embedded` first). No test reads the results.
 */
const PORT = Number(process.env.MEASURE_PORT ?? 4190);
const COMMUNITY = `http://community.localhost:${String(PORT)}`;
const USER = `http://app.localhost:${String(PORT)}`;
const CROWD = {
  members: 10_000,
  wallets: true,
  submissions: 5_000,
  points: 20_000,
  quests: 5_000,
};

/** Runs in the page: records each long task. */
const watchTasks = () => {
  window.longTasks = [];
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ entryTypes: ['longtask'] });
  localStorage.setItem('SelectedServerId', 'srv-keep');
};

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

/** Previews the changes of a rule that requires five dollars in SOL; returns the number of members checked. */
const dryRun = (page) =>
  page.evaluate(async () => {
    const module = 'crypto-holder-verification';
    const told = await fetch(`/api/servers/srv-keep/modules/${module}/rules`);
    const [rule] = (await told.json()).data.rules;
    const [condition] = rule.values.conditions;
    const [, token = ''] = /XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
    const answer = await fetch('/api/servers/srv-keep/holder-rules/preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({
        module,
        values: {
          ...rule.values,
          name: 'Five dollars',
          conditions: [{ ...condition, currency: 'SOL', measure: 'USD', least: '5', slack: 5 }],
        },
      }),
    });
    const { data, message } = await answer.json();
    return data?.checked ?? `${answer.status} ${message} ${JSON.stringify(data)}`;
  });

async function step(page, name, work) {
  const stop = await recordTasks(await page.context().newCDPSession(page));
  await page.evaluate(() => void (window.longTasks.length = 0));
  const start = Date.now();
  await work();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))),
  );
  const took = Date.now() - start;
  const tasks = await page.evaluate(() => window.longTasks);
  const processor = Math.max(...(await stop()).map((task) => task.processor));
  const longest =
    tasks.length === 0 ? 'none over 50 ms' : `longest ${Math.max(...tasks).toFixed(0)} ms`;
  say(
    `${name.padEnd(34)} ${longest} (${processor.toFixed(0)} ms of processor time), done after ${String(took)} ms`,
  );
}

async function enter(context, origin, persona) {
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await post(page, '/__mock/sign-in', { persona });
  await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' });
  const wallet = page.getByRole('banner').getByRole('button', { name: 'Select Wallet' });
  await wallet.click();
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  return page;
}

await withEmbeddedBrowser(PORT, async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(
    [COMMUNITY, USER].map((url) => ({ name: 'castle_world', value: 't-crowd', url })),
  );
  await context.addInitScript(watchTasks);
  const page = await enter(context, COMMUNITY, 'owner');
  await post(page, '/__mock/crowd', CROWD);
  for (const name of ['A dry run of a SOL rule', 'The same again']) {
    let checked;
    await step(page, name, async () => {
      checked = await dryRun(page);
    });
    say(`  looked at: ${checked}`);
  }
  const list = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem');
  await step(page, 'The inbox opens (a page load)', async () => {
    await page.goto(`${COMMUNITY}/dashboard/task-to-earn?tab=submissions`);
    await list.first().waitFor();
  });
  await step(page, 'A search', async () => {
    await page.getByRole('searchbox').fill('guard.4711');
    await page.getByRole('button', { name: /Guard 4711/ }).waitFor();
  });
  await step(page, 'Back to all', async () => {
    await page.getByRole('searchbox').fill('');
    await list.nth(20).waitFor();
  });
  await step(page, 'Another submission', () => list.nth(3).getByRole('button').click());
  await step(page, 'A decision', () =>
    page.getByRole('button', { name: 'Approve', exact: true }).click(),
  );
  await step(page, 'The next page', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(/page=2/);
  });
  const member = await enter(context, USER, 'member');
  const quests = member.getByRole('main').getByRole('link', { name: /^Quest of the day/ });
  await step(member, 'The feed of quests (a page load)', async () => {
    await member.goto(`${USER}/dashboard/questboard`);
    await quests.nth(20).waitFor();
  });
  await step(member, 'More of it, four times', async () => {
    for (const count of [47, 71, 95, 119]) {
      await member.getByRole('button', { name: 'Show more' }).click();
      await quests.nth(count).waitFor();
    }
  });
  await step(member, 'A quest of it, and back', async () => {
    await quests.nth(100).click();
    await member.getByRole('heading', { level: 1, name: /^Quest of the day/ }).waitFor();
    await member.goBack();
    await quests.nth(119).waitFor();
  });
  await step(member, 'Narrowed to what is daily', async () => {
    await member.getByRole('combobox', { name: 'Time' }).selectOption('Daily');
    await member.getByText(/^24 of/).waitFor();
  });
  await step(member, 'The board (a page load)', async () => {
    await member.goto(`${USER}/dashboard/questboard/solana-keep`);
    await member.getByRole('link', { name: 'Through the gate' }).waitFor();
  });
  await step(member, 'The leaderboard', async () => {
    await member.getByRole('button', { name: 'Leaderboard' }).click();
    await member.getByRole('dialog').getByRole('listitem').nth(5).waitFor();
  });
  await step(member, 'All its places (a page load)', async () => {
    await member.goto(`${USER}/dashboard/users?server=solana-keep&window=all&size=100`);
    // Three of the hundred rows are on the podium.
    await member.getByRole('list', { name: 'Ranks' }).getByRole('listitem').nth(96).waitFor();
  });
  await step(member, 'Its next hundred', async () => {
    await member.getByRole('button', { name: 'Next', exact: true }).click();
    await member.waitForURL(/page=2/);
  });
  await step(page, 'The team’s leaderboard (a page load)', async () => {
    await page.goto(`${COMMUNITY}/dashboard/bots/leaderboard?window=all&size=100`);
    await page.getByRole('row').nth(100).waitFor();
  });
  await step(page, 'A search in it', async () => {
    await page.getByRole('searchbox').fill('guard.4711');
    await page.getByRole('button', { name: /Guard 4711/ }).waitFor();
  });
  await step(page, 'What someone’s points come from', async () => {
    await page.getByRole('button', { name: /Guard 4711/ }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
  });
  await page.keyboard.press('Escape');
  for (const [who, typed, found] of [
    [member, 'guard 4711', /Guard 4711/],
    [member, 'gaurd 4711', /Guard 4711/],
    [member, 'through the gate', /Through the gate/],
    [page, 'guard 4711', /Guard 4711/],
    [page, 'gaurd 4711', /Guard 4711/],
  ]) {
    await who.keyboard.press('Control+k');
    const field = who.getByRole('combobox', { name: 'Search and commands' });
    await field.waitFor();
    await step(who, `${who === page ? 'The team' : 'A member'} finds “${typed}”`, async () => {
      await field.pressSequentially(typed, { delay: 40 });
      await who.getByRole('dialog').getByRole('option', { name: found }).first().waitFor();
    });
    await who.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  }
});
