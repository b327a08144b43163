import { withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { recordTasks } from './lib/recordTasks.mjs';
import { say } from './lib/run.mjs';
import { answerAtScale, previewAtScale } from './lib/scaleAnswers.mjs';

/**
 * `npm run measure:scale`: per step the longest task of processor time at full speed, the requests to the API and their
 * bytes, on a server of 500,000 members, 50,000 quests and 10 million ledger lines; in the optimised build
 * (`npm run build:embedded` first). The rows are computed from their index (`lib/scaleAnswers.mjs`) outside the browser.
 * No test reads any of it.
 */
const PORT = Number(process.env.MEASURE_PORT ?? 4193);
const COMMUNITY = `http://community.localhost:${String(PORT)}`;
const USER = `http://app.localhost:${String(PORT)}`;
const STUB = '/__scale';
const MEMBERS = 500_000;
const QUESTS = 50_000;
const LINES = 10_000_000;
/** A task that is longer keeps the page from answering (ms). */
const LONGEST = 50;

/** The calls that are answered at scale, by path below `/api`. `real` is the query of the answer they are made from. */
const lists = [
  { path: '/servers/srv-keep/members', total: MEMBERS },
  { path: '/servers/srv-keep/payouts', total: LINES },
  { path: '/servers/srv-keep/audit-log', total: LINES },
  { path: '/servers/srv-keep/submissions', total: LINES },
  { path: '/servers/srv-keep/leaderboard', total: MEMBERS },
  {
    path: '/servers/srv-keep/quests',
    list: 'quests',
    total: QUESTS,
    part: 60,
    by: 'categoryId',
    real: '?after=',
  },
  { path: '/servers/srv-keep/modules/quest/rules', list: 'rules', total: QUESTS },
  { path: '/servers/srv-keep/modules/quest/rule-names', list: 'names', total: QUESTS, part: 100 },
  { path: '/servers/srv-keep/modules/quest/rule-activity', list: 'rules', total: QUESTS },
  { path: '/leaderboards/solana-keep', total: MEMBERS },
  { path: '/questboard/solana-keep', list: 'quests', total: QUESTS, part: 60 },
  { path: '/quests', total: QUESTS },
  { path: '/users/me/transactions', total: LINES },
];
/** A call that is sent with a body. */
const PREVIEW = '/servers/srv-keep/holder-rules/preview';
const HOLDER_RULE = 'holder-verification/form/rule-srv-keep-holder-verification-1';
const templates = new Map();
const traffic = { requests: 0, bytes: 0 };

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

async function answerOf(path, request, query) {
  if (path === PREVIEW) return previewAtScale((await bodyOf(request)).after, MEMBERS);
  const shape = lists.find((list) => list.path === path);
  // The first part of names comes without a cursor.
  const asked = shape.list === 'names' ? { after: '', ...query } : query;
  return answerAtScale(templates.get(path), shape, asked);
}

/** Answers what the pages request below STUB. */
async function stub(request, response, next) {
  const url = new URL(request.url, 'http://localhost');
  if (!url.pathname.startsWith(`${STUB}/`)) return next();
  const path = url.pathname.slice(STUB.length);
  const data = await answerOf(path, request, Object.fromEntries(url.searchParams));
  const body = JSON.stringify({ success: true, message: '', data });
  traffic.requests += 1;
  traffic.bytes += Buffer.byteLength(body);
  response.setHeader('content-type', 'application/json');
  response.end(body);
  return undefined;
}

/** Runs in the page: leads the requests for these paths to the stub, and lets an export be written to nowhere. */
function leadToStub({ paths, preview, stub: to }) {
  const led = (address, isRead) => {
    const url = new URL(address, location.href);
    const path = url.pathname.replace(/^\/api/, '');
    return (isRead ? paths.includes(path) : path === preview) && url.pathname.startsWith('/api/')
      ? `${to}${path}${url.search}`
      : address;
  };
  // oxlint-disable-next-line typescript/unbound-method -- called on the request below
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function openLed(method, address, ...rest) {
    return open.call(this, method, led(address, method.toUpperCase() === 'GET'), ...rest);
  };
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const isRead = (init?.method ?? 'GET') === 'GET' && init?.cache !== 'reload';
    return fetch(typeof input === 'string' && isRead ? led(input, true) : input, init);
  };
  window.showSaveFilePicker = () => {
    window.exported = 0;
    const write = (text) => Promise.resolve(void (window.exported += text.length));
    const end = () => Promise.resolve();
    return Promise.resolve({
      createWritable: () => Promise.resolve({ write, close: end, abort: end }),
    });
  };
  localStorage.setItem('SelectedServerId', 'srv-keep');
}

async function step(page, name, work) {
  const stop = await recordTasks(await page.context().newCDPSession(page));
  Object.assign(traffic, { requests: 0, bytes: 0 });
  try {
    await work();
  } catch (error) {
    say(`${name.padEnd(44)} failed: ${error.message.split('\n')[0]}`);
  }
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
  const longest = Math.max(...(await stop()).map(({ processor }) => processor));
  say(
    `${name.padEnd(44)} ${longest.toFixed(0).padStart(5)} ms${longest > LONGEST ? ' OVER' : '     '}` +
      `${String(traffic.requests).padStart(5)} requests, ${(traffic.bytes / 1000).toFixed(0).padStart(6)} kB`,
  );
}

const signIn = (page, persona) =>
  page.evaluate(
    (who) =>
      fetch('/__mock/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ persona: who }),
      }).then(({ ok }) => ok),
    persona,
  );

/** Signs in, and keeps a real answer of each list as its template, unless an earlier visitor had more rows. */
async function enter(context, origin, persona) {
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await signIn(page, persona);
  for (const { path, list = 'items', real = '' } of lists) {
    const data = await page.evaluate(
      // A request that reloads isn't led to the stub.
      async (from) => (await (await fetch(from, { cache: 'reload' })).json()).data,
      `/api${path}${real}`,
    );
    if (data?.[list]?.length > 0 && !templates.has(path)) templates.set(path, data);
  }
  await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  return page;
}

/** Goes to a page of the list by its number. */
async function goTo(page, number, shown) {
  const field = page.getByRole('textbox', { name: 'Go to page' }).first();
  await field.fill(String(number));
  await field.press('Enter');
  await page.getByText(shown).first().waitFor();
}

async function exported(page) {
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText(/^[1-9][\d,]* of 10,000,000$/).waitFor();
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: 'Stop export' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).waitFor();
}

/** Opens the preview again, leaves its tab, and waits for parts that no one needs anymore. */
async function leftOnItsWay(page) {
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.locator('.module-form').first().waitFor();
  await page.getByRole('tab', { name: 'Preview changes' }).click();
  await page.getByText(/of 500,000 members checked/).waitFor();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.waitForTimeout(500);
  const before = traffic.requests;
  await page.waitForTimeout(1000);
  if (traffic.requests > before) throw new Error('The preview goes on without its tab.');
}

async function teamSteps(page) {
  const open = (name, path, seen) =>
    step(page, name, async () => {
      await page.goto(`${COMMUNITY}/dashboard/${path}`);
      await seen().first().waitFor();
    });
  const text = (words) => () => page.getByText(words);
  await open('Members (a page load)', 'discord-server-users', text(/of 500,000/));
  await step(page, 'Members, page 12,345', () => goTo(page, 12_345, '308,601–308,625'));
  await step(page, 'Members, a search', async () => {
    await page.getByRole('searchbox').first().fill('guard');
    await page.getByText('of 5,000').waitFor();
  });
  await open('Payouts (a page load)', 'ledger-wallet?tab=payouts', text(/of 10,000,000/));
  await step(page, 'Payouts, the last page', () => goTo(page, 400_000, '9,999,976–10,000,000'));
  await step(page, 'Payouts, a CSV for three seconds', () => exported(page));
  await open(
    'Audit log (a page load)',
    'discord-server-details?tab=log',
    text(/of 500,000|of 400,000/),
  );
  await open('Submissions (a page load)', 'task-to-earn?tab=submissions', () =>
    page.getByRole('list', { name: 'Submissions' }).getByRole('listitem'),
  );
  await open('Leaderboard (a page load)', 'bots/leaderboard?window=all', () =>
    page.getByRole('row').nth(5),
  );
  await open('Preview of a holder rule (a page load)', `${HOLDER_RULE}?view=dry-run`, () =>
    page.getByText(/of 500,000 members checked/),
  );
  await step(page, 'Preview of a holder rule, to its end', () =>
    page.getByText('Members checked', { exact: true }).waitFor(),
  );
  await step(page, 'Preview of a holder rule, left on its way', () => leftOnItsWay(page));
  await open('The team’s quest board (a page load)', 'task-to-earn', () =>
    page.getByRole('button', { name: 'Show more' }),
  );
  await step(page, 'The team’s quest board, the next part', async () => {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('120 of 50,000', { exact: true }).waitFor();
  });
  await step(page, 'The team’s quest board, a search', async () => {
    await page.getByRole('searchbox', { name: 'Search quests' }).fill('gate');
    await page.getByText('60 of 500', { exact: true }).waitFor();
  });
  await step(page, 'A quest of the board', async () => {
    await page.locator('.quest-row__link').first().click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
  });
  await step(page, 'A quest (a page load)', async () => {
    await page.reload();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
  });
}

async function memberSteps(page) {
  const open = (name, path, seen) =>
    step(page, name, async () => {
      await page.goto(`${USER}/dashboard/${path}`);
      await seen().first().waitFor();
    });
  await open('Transactions (a page load)', 'all-transactions', () =>
    page.getByText(/of 10,000,000/),
  );
  await step(page, 'Transactions, the last page', () =>
    goTo(page, 400_000, '9,999,976–10,000,000'),
  );
  await step(page, 'Transactions, a CSV for three seconds', () => exported(page));
  await open('Quest feed (a page load)', 'questboard', () => page.getByText(/of 50,000/));
  await open('Quest board (a page load)', 'questboard/solana-keep', () =>
    page.getByRole('button', { name: 'Show more' }),
  );
  await step(page, 'Quest board, a search', async () => {
    await page.getByRole('searchbox').first().fill('gate');
    await page.getByText('60 of 500', { exact: true }).waitFor();
  });
  await step(page, 'Quest board, the next part', async () => {
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('120 of 500', { exact: true }).waitFor();
  });
  await open('Leaderboard (a page load)', 'users?server=solana-keep&window=all', () =>
    page.getByText(/of 500,000/),
  );
}

await withEmbeddedBrowser(
  PORT,
  async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(25_000);
    await context.addCookies(
      [COMMUNITY, USER].map((url) => ({ name: 'castle_world', value: 't-scale', url })),
    );
    const paths = lists.map(({ path }) => path);
    const owner = await enter(context, COMMUNITY, 'owner');
    await context.addInitScript(leadToStub, { paths, preview: PREVIEW, stub: STUB });
    await teamSteps(owner);
    // The templates of a member are real answers as well.
    const member = await enter(context, USER, 'member');
    await memberSteps(member);
    for (const { path } of lists) if (!templates.has(path)) say(`No real answer of ${path}`);
  },
  stub,
);
