import { Keypair } from '@solana/web3.js';
import { openOverview, signInThere, withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:jobs`: clicks and keystrokes for eleven jobs of a server owner and eight of a member. Both are
 * signed in and start on the overview. Each job takes its shortest way in the optimized embedded build (`npm run
 * build:embedded` first). Prints the counts, to compare designs; no test reads them.
 *
 * A choice in a list counts as two clicks. Steps in a wallet's own window are not counted.
 */
const PORT = Number(process.env.MEASURE_PORT ?? 4185);
const COMMUNITY = `http://community.localhost:${String(PORT)}`;
const BACK_END = `http://127.0.0.1:${String(PORT)}`;
const MEMBERS = `http://app.localhost:${String(PORT)}`;
const SERVER = 'srv-keep';
/** A server that has never had a package. */
const NEW_SERVER = 'srv-empty';
/** A collection of the seed data. */
const COLLECTION = 'Keepers of the Tower';

/** Performs a person's actions on a page, and counts them. */
class Hands {
  clicks = 0;
  keys = 0;

  constructor(page) {
    this.page = page;
  }

  async click(role, name) {
    this.clicks += 1;
    await this.page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  async tap(target) {
    this.clicks += 1;
    await target.first().click();
  }

  async type(name, text) {
    this.clicks += 1;
    this.keys += text.length;
    await this.page
      .getByRole('textbox', { name, exact: typeof name === 'string' })
      .first()
      .fill(text);
  }

  /** Chooses from a native select or from a searchable list; the option is visible in both. */
  async choose(name, option) {
    this.clicks += 2;
    const box = this.page.getByRole('combobox', { name, exact: true }).first();
    if (await box.evaluate((element) => element instanceof HTMLSelectElement)) {
      await box.selectOption(option);
      return;
    }
    await box.click();
    await this.page
      .getByRole('dialog', { name })
      .getByRole('option', { name: option })
      .first()
      .click();
  }

  /** Chooses from a list that is too long to show, by searching. */
  async find(name, text) {
    this.clicks += 2;
    this.keys += text.length;
    await this.page.getByRole('combobox', { name, exact: true }).first().click();
    const list = this.page.getByRole('dialog', { name });
    await list.getByRole('combobox').fill(text);
    await list.getByRole('option', { name: text }).first().click();
  }

  async see(text) {
    await this.page.getByText(text).first().waitFor();
  }
}

/** A link of the rail; modules that are on have one. */
const inRail = ({ page }, name) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });

/** On a server that already has rules of these modules: a new rule starts from the values of existing ones. */
const nextJobs = {
  'A holder rule by trait': async (hands) => {
    await hands.tap(inRail(hands, /^NFT holder verification/));
    await hands.click('button', 'Use a template');
    await hands.click('button', /^By trait/);
    await hands.click('button', /^Robe /);
    await hands.click('button', /^Gold/);
    await hands.click('button', 'Add role');
    await hands.click('option', 'Holder');
    await hands.click('button', 'Save and turn on');
    await hands.see('By trait');
  },
  'A weekly message in another time zone': async (hands) => {
    await hands.tap(inRail(hands, /^Scheduled message/));
    await hands.click('button', 'Use a template');
    await hands.click('button', /^Weekly recap/);
    await hands.find('Time zone', 'Berlin');
    await hands.click('button', 'Save and turn on');
    await hands.see('Weekly recap');
  },
};

const jobs = {
  // A server without active modules finds its first modules on the overview, each with a template filled in.
  'A first module on, fresh': async (hands) => {
    await hands.click('link', 'Turn on Captcha verification');
    await hands.click('button', 'Save and turn on');
    await hands.see('Captcha verification is on');
  },
  'A welcome message with an embed, fresh': async (hands) => {
    await hands.click('link', 'Turn on Welcome message');
    await hands.click('button', 'Save and turn on');
    await hands.see('Welcome message is on');
  },
  'A welcome message with an embed, from Bots': async (hands) => {
    await hands.click('link', 'Bots');
    await hands.click('link', 'Welcome message');
    // The template brings the text, the embed, the button and the server's own channels; choosing other channels is
    // optional.
    await hands.click('button', /^Classic welcome/);
    await hands.click('button', 'Save and turn on');
    await hands.see('Welcome message is on');
  },
  'A first module on, from Bots': async (hands) => {
    await hands.click('link', 'Bots');
    await hands.click('link', 'Captcha verification');
    await hands.click('button', 'Save and turn on');
    await hands.see('Captcha verification is on');
  },
  'A first holder rule, step by step': async (hands) => {
    await hands.click('link', 'Bots');
    await hands.click('link', 'NFT holder verification');
    await hands.click('link', /^Add rule/);
    await hands.choose('Collection', COLLECTION);
    await hands.click('button', 'Continue');
    await hands.click('button', 'Continue');
    await hands.click('button', 'Add role');
    await hands.click('option', 'Holder');
    await hands.choose('Panel channel', '# verify');
    await hands.click('button', 'Continue');
    await hands.click('button', 'Save and turn on');
    await hands.see('Holders is saved and on');
  },
  'A sales alert': async (hands) => {
    await hands.click('link', 'Bots');
    await hands.click('link', 'NFT sales alert');
    await hands.click('link', /^Add alert/);
    await hands.click('button', /^Every sale/);
    await hands.choose('Collection', COLLECTION);
    await hands.click('button', 'Save and turn on');
    await hands.see('Sales');
  },
  // Up to the wallet's own prompt, which is not counted.
  'Buying a larger package': async (hands) => {
    await hands.click('link', 'Packages');
    await hands.click('button', /^Order Silver Keep/);
    // A larger package is active, so the effect of the order is explained before it is placed.
    await hands.click('button', 'Order package');
    await hands.page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
    hands.clicks += 1;
  },
};

/** For an owner whose server has quest categories, because a quest is created in one. */
const questJobs = {
  'A quest with two tasks': async (hands) => {
    await hands.click('link', /^Task to earn/);
    await hands.click('link', 'New quest');
    await hands.click('button', /^Send messages on this server/);
    await hands.click('button', /^Check in daily/);
    await hands.click('button', 'Continue');
    await hands.click('button', 'Continue');
    await hands.click('button', 'Publish');
    await hands.see('“Chat with us and check in” is on');
  },
};

/** For an owner whose server has no package. */
const newServerJobs = {
  'Buying a package, fresh': async (hands) => {
    await hands.click('link', 'View packages');
    await hands.click('button', /^Order Silver Keep/);
    await hands.page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
    hands.clicks += 1;
  },
};

/**
 * A phone's window, because members mostly use phones. A quest of five tasks takes 8 taps and its text, as in
 * tests/browser/newcomer.spec.ts.
 */
const memberJobs = {
  'All quests, from the settings': async (hands) => {
    await hands.page.goto(`${MEMBERS}/dashboard/settings`);
    await hands.click('link', 'Quests');
    await hands.see('For you now');
  },
  'A quest, from the settings': async (hands) => {
    await hands.page.goto(`${MEMBERS}/dashboard/settings`);
    await hands.click('link', 'Quests');
    await hands.click('link', 'Read the rules');
    await hands.page.getByRole('heading', { level: 1, name: 'Read the rules' }).waitFor();
  },
  'Claiming a quest of one task': async (hands) => {
    await hands.click('link', /An NFT of your own/);
    await hands.tap(hands.page.getByText('Holding an NFT in a linked wallet'));
    await hands.click('button', 'Check answer: task 1');
    await hands.click('button', /^Claim /);
    await hands.see(/Moat Monsters #\d+/);
  },
  'Linking a second wallet': async (hands) => {
    await hands.click('button', 'Link wallet');
    await hands.click('button', 'Sign and link');
    await hands.see('Linked. Rewards go to your default wallet.');
  },
  'Their own public page': async (hands) => {
    await hands.click('button', /^Profile menu/);
    await hands.click('link', 'Your page');
    await hands.page.getByRole('heading', { level: 1, name: 'Amber Otter' }).waitFor();
  },
  'Claim four rewards': async (hands) => {
    await hands.click('button', 'Claim all');
    await hands.click('button', 'Claim 4 rewards');
    await hands.see('4 rewards claimed');
    await hands.click('button', 'Done');
  },
  'Withdrawing points': async (hands) => {
    await hands.page.goto(`${MEMBERS}/dashboard/task-to-earn/solana-keep`);
    await hands.click('button', 'Claim points');
    await hands.tap(
      hands.page.getByRole('dialog').getByRole('button', { name: 'Claim points', exact: true }),
    );
    await hands.see('Latest claim');
  },
};

/** Actions on the page of a quest with five tasks, by a member who can complete each of them. */
const fiveTasks = {
  'A quest of five tasks': async (hands, { address, collection }) => {
    const held = { wallet: address, asset: collection, amount: '1' };
    await control('holdings', held, 'PUT');
    await hands.click('button', /^Verify: task 1/);
    await hands.tap(hands.page.getByText('No one on our team'));
    await hands.click('button', /^Check answer: task 2/);
    await hands.tap(hands.page.getByText('Moat', { exact: true }));
    await hands.click('button', /^Vote: task 3/);
    // If a wallet has to be linked first, the task is checked automatically afterwards.
    const linking = { clicks: hands.clicks };
    await hands.click('button', /^Link a wallet/);
    await hands.click('button', 'Sign and link');
    await hands.see('Your linked wallets hold 1.');
    say(
      `${'  of which linking the wallet inside it'.padEnd(46)} ${String(hands.clicks - linking.clicks).padStart(5)}`,
    );
    await hands.type(/^Your answer/, 'A friend of mine showed me the tower.');
    await hands.click('button', /^Save answer: task 5/);
    await hands.click('button', 'Submit for review');
    await hands.see(/^In review/);
  },
};

/** Calls a control of the embedded back end, and returns the response. */
async function control(name, body = {}, method = 'POST') {
  const response = await fetch(`${BACK_END}/__mock/${name}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} returned ${String(response.status)}.`);
  return response;
}

/** A new member who has just joined and been verified on the server, on the quest's page; no wallet is linked. */
async function openQuest(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInThere(page, MEMBERS, 'Newcomer');
  const about = { serverId: SERVER, userId: 'usr-newcomer' };
  await control('members/join', about);
  await control('roles', { ...about, roleName: 'Verified' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${MEMBERS}/dashboard/questboard/solana-keep/task-to-earn/through-the-gate`);
  await page.getByRole('heading', { level: 1, name: 'Through the gate' }).waitFor();
  const secret = JSON.parse(await page.evaluate(() => sessionStorage.getItem('castle-burner')));
  const address = Keypair.fromSecretKey(new Uint8Array(secret)).publicKey.toBase58();
  return { page, holder: { address, collection: await collectionOfGate() } };
}

/** The collection that the quest requires an NFT of, as the owner reads it. */
async function collectionOfGate() {
  const signedIn = await control('sign-in', { persona: 'owner' });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const answer = await fetch(`${BACK_END}/api/servers/${SERVER}/modules/quest/rules`, {
    headers: { cookie: cookie.join('; ') },
  });
  const { rules } = (await answer.json()).data;
  const { tasks } = rules.find(({ values }) => values.name === 'Through the gate').values;
  return tasks.find(({ kind }) => kind === 'HOLD_NFT').collection;
}

async function openMember(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInThere(page, MEMBERS, 'Regular');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${MEMBERS}/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  return page;
}

async function count(name, page, job) {
  const hands = new Hands(page);
  await job(hands);
  const figures = [hands.clicks, hands.keys].map((each) => String(each).padStart(5));
  say(`${name.padEnd(46)} ${figures.join(' ')}`);
  await page.close();
}

await withEmbeddedBrowser(PORT, async (browser) => {
  say(`${'job'.padEnd(46)} clicks  keys`);
  // Before the modules are emptied, because quests are module data too.
  for (const [name, job] of Object.entries(memberJobs)) {
    // Each job starts from the seed, because a reward can be claimed only once.
    await control('reset');
    await count(name, await openMember(browser), job);
  }
  for (const [name, job] of Object.entries(fiveTasks)) {
    const { page, holder } = await openQuest(browser);
    await count(name, page, (hands) => job(hands, holder));
  }
  for (const [name, job] of Object.entries(questJobs))
    await count(name, await openOverview(browser, COMMUNITY, SERVER), job);
  for (const [name, job] of Object.entries(newServerJobs))
    await count(name, await openOverview(browser, COMMUNITY, NEW_SERVER), job);
  for (const [name, job] of Object.entries(nextJobs))
    await count(name, await openOverview(browser, COMMUNITY, SERVER), job);
  for (const [name, job] of Object.entries(jobs)) {
    // Nothing is configured, so no existing value has to be removed first.
    await control('modules', {}, 'DELETE');
    const page = await openOverview(browser, COMMUNITY, SERVER);
    await count(name, page, job);
  }
});
