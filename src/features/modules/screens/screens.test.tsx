import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { tokens } from '@/mock-api/domains/market/market';
import { serverStatsOf } from '@/mock-api/domains/discord/serverStats';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { ModuleRow, RuleRow } from '@/mock-api/domains/module-settings/rows';
import { screen as route } from '@/shared/routing/table';
import { encodeBase58 } from '@/shared/solana/base58';
import { openPicker } from '@/shared/ui/picker/testing/pick';
import { loadModule } from '../engine/registry';
import type { Values } from '../common-fields/field';
import { createModuleScreen } from './createModuleScreen';

const SERVER = 'srv-keep';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.world.db.modules = [];
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const guild = () => {
  const found = backend.world.db.guilds.find(({ id }) => id === SERVER);
  if (!found) throw new Error('The seed has no such server.');
  return found;
};
const channelId = (name = 'welcome') =>
  guild().channels.find((channel) => channel.name === name)?.id ?? '';
const initialOf = async (slug: string): Promise<Values> => (await loadModule(slug))?.initial ?? {};

async function seedWelcome(values: Values = {}): Promise<ModuleRow> {
  const row: ModuleRow = {
    serverId: SERVER,
    slug: 'welcome-message',
    enabled: true,
    version: 3,
    values: { ...(await initialOf('welcome-message')), channelId: channelId(), ...values },
    updatedAt: 0,
    updatedBy: 'Ada',
    rules: [],
  };
  backend.world.db.modules.push(row);
  return row;
}

async function seedSales(count: number): Promise<ModuleRow> {
  const initial = await initialOf('nft-sale');
  const rules = Array.from({ length: count }, (_, index): RuleRow => ({
    id: `rule-${index + 1}`,
    enabled: index % 2 === 0,
    version: 1,
    values: {
      ...initial,
      name: `Alert ${index + 1}`,
      collection: encodeBase58(new Uint8Array(32).fill(index + 1)),
      channelId: channelId('sales'),
    },
    updatedAt: 0,
    updatedBy: 'Ada',
  }));
  const row: ModuleRow = {
    serverId: SERVER,
    slug: 'nft-sale',
    enabled: true,
    version: 1,
    values: null,
    updatedAt: 0,
    updatedBy: 'Ada',
    rules,
  };
  backend.world.db.modules.push(row);
  return row;
}

const open = (slug: string, address = slug) =>
  renderDashboard(address, [route(slug, 'Module', async () => createModuleScreen([slug]))], SERVER);
const limitBox = () => screen.findByRole('textbox', { name: 'Raid threshold' });
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
/** Chooses an action in the menu of a rule's row. */
const choose = async (rule: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${rule}` }));
  await userEvent.click(await screen.findByRole('button', { name: action }));
};
/** A toast: its text is in the document twice, visibly and for screen readers. */
const told = async (text: string | RegExp) => (await screen.findAllByText(text))[0];
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Save( and turn on)?$/ }));

test('E11: a server error is shown at its field, and typed values stay', async () => {
  await seedWelcome();
  open('welcome-message');
  const box = await limitBox();
  await userEvent.clear(box);
  await userEvent.type(box, '55');
  // Another person deletes the channel while the form is open.
  guild().channels = guild().channels.filter(({ name }) => name !== 'welcome');
  await save();
  const channel = screen.getByRole('combobox', { name: 'Channel' });
  await waitFor(() =>
    expect(channel).toHaveAccessibleDescription('This channel was deleted. Pick another.'),
  );
  expect(box).toHaveValue('55');
});

test('a second save shows the differences and may overwrite', async () => {
  const row = await seedWelcome();
  open('welcome-message');
  const box = await limitBox();
  await userEvent.clear(box);
  await userEvent.type(box, '55');
  row.version = 4;
  row.values = { ...row.values, raidPause: 7 };
  await save();
  const dialog = await screen.findByRole('dialog', { name: /These settings changed/ });
  expect(within(dialog).getByText('7')).toBeVisible();
  expect(within(dialog).getByText('55')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(row.values).toMatchObject({ raidPause: 55 }));
  expect(row.version).toBe(5);
});

test('a second save can combine both versions, and shows who saved the other and when', async () => {
  const row = await seedWelcome();
  const [other] = backend.world.db.users;
  open('welcome-message');
  const box = await limitBox();
  await userEvent.clear(box);
  await userEvent.type(box, '55');
  row.version = 4;
  row.values = { ...row.values, raidPause: 7 };
  row.updatedBy = other?.id ?? null;
  row.updatedAt = backend.world.clock.now();
  await save();
  const dialog = await screen.findByRole('dialog', { name: /These settings changed/ });
  expect(within(dialog).getByText(other?.displayName ?? '')).toBeVisible();
  const field = within(dialog).getByRole('group', { name: 'Raid threshold' });
  await userEvent.click(within(field).getByRole('radio', { name: 'Theirs: 7' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(row.version).toBe(5));
  expect(row.values).toMatchObject({ raidPause: 7 });
  expect(box).toHaveValue('7');
});

test('a second save can load the version that was saved first', async () => {
  const row = await seedWelcome();
  open('welcome-message');
  const box = await limitBox();
  await userEvent.type(box, '5');
  row.version = 4;
  row.values = { ...row.values, raidPause: 7 };
  await save();
  const dialog = await screen.findByRole('dialog', { name: /These settings changed/ });
  await userEvent.click(within(dialog).getByRole('button', { name: /load what was saved/ }));
  await waitFor(() => expect(box).toHaveValue('7'));
  expect(row.version).toBe(4);
});

test('E11: unsaved changes are restored after a reload', async () => {
  await seedWelcome();
  const first = open('welcome-message');
  const box = await limitBox();
  await userEvent.clear(box);
  await userEvent.type(box, '55');
  first.unmount();
  open('welcome-message');
  expect(await screen.findByText(/unsaved changes were restored/)).toBeVisible();
  expect(await limitBox()).toHaveValue('55');
});

test('a deleted channel needs attention, and the problem is named', async () => {
  await seedWelcome({ channelId: '999999999999999999' });
  open('welcome-message');
  expect(await screen.findByText('Needs attention')).toBeVisible();
  expect(screen.getAllByText('This channel was deleted. Pick another.')).not.toHaveLength(0);
});

test('a problem links to its field', async () => {
  await seedWelcome({ channelId: '999999999999999999' });
  open('welcome-message');
  const problem = { name: 'This channel was deleted. Pick another.' };
  await userEvent.click(await screen.findByRole('link', problem));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveFocus());
});

test('a problem of a role out of reach links to its roles, even if the first cannot be selected', async () => {
  const bots = guild().roles.find(({ isBot }) => isBot);
  await seedWelcome({ autoRoles: [bots?.id ?? ''] });
  open('welcome-message');
  await userEvent.click(await screen.findByRole('link', { name: /can’t be given to members/ }));
  const roles = screen.getByRole('group', { name: /^Starter roles/ });
  await waitFor(() => expect(roles).toContainElement(focused()));
});

test('a lost permission links to Discord as well', async () => {
  const closed = guild().channels.find((channel) => channel.name === 'welcome');
  if (closed) closed.botCanPost = false;
  await seedWelcome();
  open('welcome-message');
  expect(await screen.findByRole('link', { name: 'Open #welcome in Discord' })).toHaveAttribute(
    'href',
    `https://discord.com/channels/${guild().guildId}/${channelId()}`,
  );
});

test('a problem of a rule links to the field of that rule', async () => {
  const { rules } = await seedSales(3);
  const [, , third] = rules;
  if (third) third.values = { ...third.values, channelId: '999999999999999999' };
  open('nft-sale');
  const problem = { name: 'This channel was deleted. Pick another.' };
  await userEvent.click(await screen.findByRole('link', problem));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Alert 3');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveFocus());
});

test('the preview knows the server, its members and the asset at an address', async () => {
  const mint = tokens.find(({ symbol }) => symbol === 'BONK')?.mint ?? '';
  await seedWelcome();
  const { members } = await serverStatsOf(backend.world, guild());
  const first = open('welcome-message');
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  await waitFor(() =>
    expect(within(preview).getByText(/you are member/)).toHaveTextContent(
      `you are member ${members.total} of Solana Keep.`,
    ),
  );
  expect(within(preview).getByText('# welcome')).toBeVisible();
  first.unmount();
  open('crypto-buy-sell-alert', 'crypto-buy-sell-alert?rule=new');
  await screen.findByRole('combobox', { name: 'Token' });
  await openPicker('Token');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Search: Token' }));
  await userEvent.paste(mint);
  const found = within(screen.getByRole('listbox', { name: 'Token' }));
  await userEvent.click(await found.findByRole('option'));
  const alert = await screen.findByRole('complementary', { name: 'Preview' });
  await waitFor(() =>
    expect(within(alert).getByText(/now holds/)).toHaveTextContent('now holds 1.2M BONK.'),
  );
});

test('the preview follows typing, with samples in place of variables', async () => {
  await seedWelcome();
  open('welcome-message');
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  const box = await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.clear(box);
  await userEvent.type(box, 'Hello {{user.name} and {{nobody}');
  expect(await within(preview).findByText('Hello Mira Moat and {nobody}')).toBeVisible();
  expect(within(preview).getByText(/Unknown variable: \{nobody\}/)).toBeVisible();
});

test('rules are listed in words', async () => {
  await seedSales(2);
  open('nft-sale');
  const row = await screen.findByRole('listitem', { name: 'Alert 1' });
  expect(within(row).getByRole('switch', { name: 'Alert 1' })).toBeChecked();
  expect(row).toHaveTextContent(/Posts sales of .+ in #sales/);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const line = await screen.findByRole('row', { name: /Alert 1/ });
  expect(within(line).getByText('# sales')).toBeVisible();
  expect(within(line).getByText(/Bid accepted/)).toBeVisible();
});

test('a field with the name of a built-in column has a separate column', async () => {
  const row = await seedSales(1);
  row.slug = 'auto-moderator';
  const initial = await initialOf('auto-moderator');
  for (const rule of row.rules) rule.values = { ...initial, name: 'Links' };
  open('auto-moderator');
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
  const links = await screen.findByRole('row', { name: /Links/ });
  expect(within(links).getByText(/Delete the message/)).toBeVisible();
  expect(within(links).getByRole('button', { name: 'More actions for Links' })).toBeVisible();
});

test('deleting a rule requires confirmation', async () => {
  const row = await seedSales(2);
  open('nft-sale');
  await choose('Alert 2', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Alert 2”?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(row.rules.map(({ id }) => id)).toEqual(['rule-1']));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'Alert 2' })).not.toBeInTheDocument(),
  );
});

test('Undo restores a deleted rule to its place and moves the focus to it', async () => {
  const row = await seedSales(3);
  open('nft-sale');
  await choose('Alert 2', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Alert 2”?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Alert 2' })).toHaveFocus());
  expect(row.rules.map(({ id }) => id)).toEqual(['rule-1', 'rule-2', 'rule-3']);
});

test('a deleted rule that cannot be restored shows the reason', async () => {
  const row = await seedSales(2);
  open('nft-sale');
  await choose('Alert 2', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Alert 2”?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  // Another person undoes this in the audit log, and deletes the rule again.
  Object.assign(backend.world.db.audit.at(-1) ?? {}, { undoneAt: 1 });
  await userEvent.click(undo);
  expect(
    await screen.findByText('This was already undone.', { selector: '[role="alert"] *' }),
  ).toBeInTheDocument();
  expect(row.rules).toHaveLength(1);
});

test('a copy starts with the original’s values and goes to the list once saved', async () => {
  const row = await seedSales(1);
  open('nft-sale');
  await choose('Alert 1', 'Duplicate');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Alert 1');
  await userEvent.clear(name);
  await userEvent.type(name, 'Copy');
  await save();
  expect(await screen.findByRole('listitem', { name: 'Copy' })).toBeVisible();
  expect(row.rules).toHaveLength(2);
});

test('a switched rule can be switched back before the list is loaded again', async () => {
  const row = await seedSales(1);
  open('nft-sale');
  await screen.findByRole('listitem', { name: 'Alert 1' });
  backend.server.use(http.get('/api/servers/:id/modules/nft-sale/rules', () => delay('infinite')));
  await choose('Alert 1', 'Turn off');
  await waitFor(() => expect(row.rules[0]?.enabled).toBe(false));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Alert 1' })).not.toBeChecked());
  await choose('Alert 1', 'Turn on');
  await waitFor(() => expect(row.rules[0]?.enabled).toBe(true));
});

test('several rules can be turned off at once', async () => {
  const row = await seedSales(3);
  open('nft-sale');
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Select all rows of this page' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(row.rules.every(({ enabled }) => !enabled)).toBe(true));
});

test('at the package limit, no rule can be added, and the reason is shown', async () => {
  await seedSales(25);
  open('nft-sale');
  expect(await screen.findByText(/25 of 25 [a-z ]+s used/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Upgrade for more/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add alert' })).not.toBeInTheDocument();
});

test('a rule can be moved above the previous rule', async () => {
  const row = await seedSales(3);
  open('nft-sale');
  await choose('Alert 3', 'Move up');
  await waitFor(() =>
    expect(row.rules.map(({ id }) => id)).toEqual(['rule-1', 'rule-3', 'rule-2']),
  );
  const rows = screen.getAllByRole('listitem', { name: /Alert/ });
  expect(rows[1]).toHaveAccessibleName('Alert 3');
});

test('an order made from an outdated list is reverted, with a reason', async () => {
  const row = await seedSales(2);
  open('nft-sale');
  await screen.findByRole('listitem', { name: 'Alert 2' });
  row.rules = row.rules.slice(1);
  await choose('Alert 2', 'Move up');
  expect(await told('Someone else changed this list. Refresh to see it.')).toBeInTheDocument();
  expect(row.rules.map(({ id }) => id)).toEqual(['rule-2']);
});

test('a single rule can be turned on', async () => {
  const row = await seedSales(2);
  open('nft-sale');
  await choose('Alert 2', 'Turn on');
  await waitFor(() => expect(row.rules[1]?.enabled).toBe(true));
});

test('a test from the list is sent to the user as a DM', async () => {
  await seedSales(1);
  open('nft-sale');
  await choose('Alert 1', 'Send me a test');
  expect(await told('Sent to you as a Discord DM')).toBeInTheDocument();
});

const fileOf = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'a.json', {
    type: 'application/json',
  });

test('an exported file is loaded into the form and can be saved', async () => {
  await seedWelcome();
  open('welcome-message');
  await limitBox();
  const file = fileOf({ module: 'welcome-message', values: { raidPause: 33 } });
  await userEvent.upload(screen.getByLabelText('Settings file'), file);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Raid threshold' })).toHaveValue('33'),
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test.each([
  ['of another module', { module: 'nft-sale', values: {} }, /for another module/],
  ['that is none', 'no json', 'This file isn’t an export of a module.'],
])('a file %s is refused', async (_, content, message) => {
  await seedWelcome();
  open('welcome-message');
  await limitBox();
  await userEvent.upload(screen.getByLabelText('Settings file'), fileOf(content));
  expect(await told(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a deleted rule links back to the list', async () => {
  await seedSales(1);
  open('nft-sale', 'nft-sale?rule=rule-99');
  expect(await screen.findByRole('heading', { name: 'Couldn’t find this alert' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to list' }));
  expect(await screen.findByRole('listitem', { name: 'Alert 1' })).toBeVisible();
});

test('a rule that could not be read is not reported as deleted', async () => {
  await seedSales(1);
  backend.server.use(
    http.get('*/api/servers/:id/modules/:slug/rules', () =>
      HttpResponse.json({ success: true, message: '', data: { version: 1, rules: [{ id: 7.5 }] } }),
    ),
  );
  open('nft-sale', 'nft-sale?rule=rule-1');
  expect(await screen.findByRole('heading', { name: 'Couldn’t read this alert' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Couldn’t find this/ })).not.toBeInTheDocument();
});

test('a copy can be saved unchanged', async () => {
  const row = await seedSales(1);
  open('nft-sale', 'nft-sale?rule=new&from=rule-1');
  await screen.findByRole('textbox', { name: 'Name' });
  await save();
  await waitFor(() => expect(row.rules).toHaveLength(2));
  expect(row.rules[1]?.values).toEqual(row.rules[0]?.values);
});

test('a copy does not get the draft of a new rule', async () => {
  await seedSales(1);
  const first = open('nft-sale', 'nft-sale?rule=new');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Half a');
  first.unmount();
  open('nft-sale', 'nft-sale?rule=new&from=rule-1');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Alert 1');
});

test('leaving a rule for its list on the same path requires confirmation', async () => {
  await seedSales(1);
  open('nft-sale', 'nft-sale?rule=rule-1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
  await userEvent.click(screen.getByRole('link', { name: 'Back to list' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

/** Chooses another server in the switcher. */
const switchServer = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Server.*Solana Keep/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Quiet Tower' }));
};
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

test('E11: switching servers with unsaved changes requires confirmation, and Keep editing keeps them', async () => {
  await seedWelcome();
  open('welcome-message');
  await userEvent.type(await limitBox(), '5');
  await switchServer();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(localStorage.getItem('SelectedServerId')).toBe(SERVER);
  expect(await limitBox()).toHaveValue('305');
});

test('Discard and leave switches servers and drops the changes', async () => {
  await seedWelcome();
  open('welcome-message');
  await userEvent.type(await limitBox(), '5');
  await switchServer();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Discard and leave' }));
  expect(await screen.findByRole('button', { name: /Server.*Quiet Tower/ })).toBeVisible();
  expect(sessionStorage.getItem(`castle-draft:${SERVER}:welcome-message`)).toBeNull();
});

test('Save and leave saves and switches servers', async () => {
  const row = await seedWelcome();
  open('welcome-message');
  await userEvent.type(await limitBox(), '5');
  await switchServer();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }));
  expect(await screen.findByRole('button', { name: /Server.*Quiet Tower/ })).toBeVisible();
  expect(row.values?.['raidPause']).toBe(305);
});

test('switching servers without unsaved changes needs no confirmation', async () => {
  await seedWelcome();
  open('welcome-message');
  await limitBox();
  await switchServer();
  expect(await screen.findByRole('button', { name: /Server.*Quiet Tower/ })).toBeVisible();
});

test('a deleted channel is reported only once when the server refuses it', async () => {
  await seedWelcome({ channelId: '999999999999999999' });
  open('welcome-message');
  await userEvent.type(await limitBox(), '5');
  const channel = screen.getByRole('combobox', { name: 'Channel' });
  const field = channel.closest('.field');
  if (!(field instanceof HTMLElement)) throw new Error('The channel stands in no field.');
  expect(within(field).getByText('This channel was deleted. Pick another.')).toHaveRole('status');
  await save();
  await waitFor(() => expect(channel).toBeInvalid());
  expect(within(field).getAllByText('This channel was deleted. Pick another.')).toHaveLength(1);
});

test('a server error of an overwriting save is shown at its field', async () => {
  const row = await seedWelcome();
  open('welcome-message');
  await userEvent.type(await limitBox(), '5');
  row.version = 4;
  guild().channels = guild().channels.filter(({ name }) => name !== 'welcome');
  await save();
  const dialog = await screen.findByRole('dialog', { name: /These settings changed/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Channel' })).toBeInvalid());
});

test('opening a rule focuses its heading, and going back focuses the heading of the list', async () => {
  await seedSales(1);
  open('nft-sale');
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Alert 1' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /edit alert$/ })).toHaveFocus());
  await userEvent.click(screen.getByRole('link', { name: 'Back to list' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(/edit alert$/);
});
