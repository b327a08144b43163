import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { setModule } from '@/mock-api/testing/modules';
import { screen as route } from '@/shared/routing/table';
import type { Values } from '../../common-fields/field';
import { loadModule } from '../../engine/registry';
import { createModuleScreen } from '../createModuleScreen';

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
const channelId = (name: string) =>
  guild().channels.find((channel) => channel.name === name)?.id ?? '';

const open = (slug: string) =>
  renderDashboard(slug, [route(slug, 'Module', async () => createModuleScreen([slug]))], SERVER);

/** Opens the form of a module, with its dialog for tests. */
async function openDialog(slug: string, own: Values = {}) {
  const values = { ...(await loadModule(slug))?.initial, ...own };
  const row = setModule({ world: backend.world, guild: guild() }, slug, { values });
  open(slug);
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }));
    return screen.findByRole('dialog', { name: 'Send a test' });
  };
  return { row, press };
}
const welcome = () => openDialog('welcome-message', { channelId: channelId('welcome') });
const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

test('a draft is sent to the user by DM and stays unsaved', async () => {
  const { row, press } = await welcome();
  const before = structuredClone(row.values);
  const box = await screen.findByRole('textbox', { name: 'Raid threshold' });
  await userEvent.clear(box);
  await userEvent.type(box, '55');
  const dialog = await press();
  expect(dialog).toHaveTextContent('Nothing is saved, and no one is pinged.');
  expect(within(dialog).getByRole('radio', { name: 'To me, by DM' })).toBeChecked();
  await userEvent.click(button(dialog, 'Send test'));
  expect(await within(dialog).findByRole('status')).toHaveTextContent(
    'Sent to you as a Discord DM.',
  );
  expect(within(dialog).getByRole('link', { name: 'Open in Discord' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://discord.com/channels/@me/'),
  );
  const done = button(dialog, 'Done');
  expect(done).toHaveFocus();
  await userEvent.click(done);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send a test' })).toHaveFocus());
  expect(box).toHaveValue('55');
  expect(row).toMatchObject({ version: 1, values: before });

  // The next one has to wait, and says so where it was asked for.
  const again = await press();
  await userEvent.click(button(again, 'Send test'));
  expect(await within(again).findByText(/Wait \d+ seconds? before the next test/)).toBeVisible();
});

test('only channels hidden from members are offered as staff channels', async () => {
  const { press } = await welcome();
  const dialog = await press();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'To a staff channel' }));
  const picker = within(dialog).getByRole('combobox', { name: 'Staff channel' });
  expect(
    within(picker)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['# team-chat', '# mod-log']);
  await userEvent.selectOptions(picker, '# mod-log');
  await userEvent.click(button(dialog, 'Send test'));
  expect(await within(dialog).findByRole('status')).toHaveTextContent('Posted to #mod-log.');
});

test('a test in the real channel requires confirmation, and going back sends nothing', async () => {
  const { row, press } = await welcome();
  const dialog = await press();
  await userEvent.click(
    within(dialog).getByRole('radio', { name: 'To #welcome, where members see it' }),
  );
  await userEvent.click(button(dialog, 'Send test'));
  const question = await screen.findByRole('dialog', { name: 'Post a test in #welcome?' });
  const back = button(question, 'Back');
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(row.testedAt).toBeUndefined();
  await userEvent.click(button(dialog, 'Send test'));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Post in #welcome' }));
  expect(await within(dialog).findByRole('status')).toHaveTextContent('Posted to #welcome.');
});

test('an error in the draft is shown at its field, which gets the focus', async () => {
  const { row, press } = await welcome();
  const box = await screen.findByRole('textbox', { name: 'Raid threshold' });
  await userEvent.clear(box);
  await userEvent.click(button(await press(), 'Send test'));
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toBeInvalid();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.type(box, '30');
  expect(box).toBeValid();

  // What only the server knows is shown there as well.
  guild().channels = guild().channels.filter(({ name }) => name !== 'welcome');
  await userEvent.click(button(await press(), 'Send test'));
  const channel = screen.getByRole('combobox', { name: 'Channel' });
  await waitFor(() => expect(channel).toHaveFocus());
  expect(channel).toHaveAccessibleDescription('This channel was deleted. Pick another.');
  expect(row.testedAt).toBeUndefined();
});

test('a module that posts no messages has no test', async () => {
  open('server-stats-displayer');
  expect(await screen.findByRole('button', { name: 'Import' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a test' })).not.toBeInTheDocument();
});
