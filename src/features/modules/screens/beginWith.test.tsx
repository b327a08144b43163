import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen, createRuleScreen } from './createModuleScreen';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const openWelcome = (search = '') =>
  renderDashboard(
    `welcome-message${search}`,
    [route('welcome-message', 'Welcome message', () => createModuleScreen(['welcome-message']))],
    'srv-keep',
  );
const begin = async (title: string) => {
  const section = await screen.findByRole('region', { name: 'Start with a template' });
  return within(section).findByRole('button', { name: new RegExp(`^${title}`) });
};

const keep = () => {
  const found = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!found) throw new Error('The seed has no such server.');
  return found;
};
const withoutChannels = () => {
  keep().channels = [];
};
const fromServer = () => screen.findByRole('region', { name: 'Filled in from your server' });
const channel = () => screen.getAllByRole('combobox', { name: 'Channel' })[0];
const welcomeRow = () => backend.world.db.modules.find(({ slug }) => slug === 'welcome-message');

test('an unsaved form can begin with a template, filled in from the server, and be turned on', async () => {
  backend.world.db.modules = [];
  openWelcome();
  await userEvent.click(await begin('Classic welcome'));
  expect(await begin('Classic welcome')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Button 1 label')).toHaveValue('Rules');
  expect(screen.getByLabelText('Title')).toHaveValue('Start here');
  expect(channel()).toHaveTextContent('# welcome');
  const filled = within(await fromServer());
  expect(filled.getByRole('button', { name: 'Channel: #welcome' })).toBeVisible();
  expect(filled.getByRole('button', { name: /Button 1.*: #rules$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save and turn on' }));
  const told = 'Welcome message is on. New members see it in #welcome.';
  expect((await screen.findAllByText(told))[0]).toBeInTheDocument();
  expect(welcomeRow()?.enabled).toBe(true);
  expect(await screen.findByRole('switch', { name: 'Enabled' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

test('a filled-in value links to its field and is no longer listed after a change', async () => {
  backend.world.db.modules = [];
  openWelcome();
  await userEvent.click(
    within(await fromServer()).getByRole('button', { name: 'Channel: #welcome' }),
  );
  expect(channel()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: '# general' }));
  await waitFor(() =>
    expect(
      screen.queryByRole('region', { name: 'Filled in from your server' }),
    ).not.toBeInTheDocument(),
  );
});

test('without a suitable channel, the template gives the focus to the empty field', async () => {
  backend.world.db.modules = [];
  withoutChannels();
  openWelcome();
  await userEvent.click(await begin('Classic welcome'));
  await waitFor(() => expect(channel()).toHaveFocus());
  expect(screen.queryByLabelText('Button 1 label')).not.toBeInTheDocument();
});

test('Enter saves the form without turning the module on', async () => {
  backend.world.db.modules = [];
  openWelcome();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Raid threshold' }), '5{Enter}');
  expect((await screen.findAllByText('Welcome message is saved and off'))[0]).toBeInTheDocument();
  expect(welcomeRow()?.enabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(welcomeRow()?.enabled).toBe(true));
});

test('the form says what turning the module on will post', async () => {
  backend.world.db.modules = [];
  renderDashboard(
    'verification-bot',
    [route('verification-bot', 'Captcha', () => createModuleScreen(['verification-bot']))],
    'srv-keep',
  );
  const bar = within(await screen.findByRole('group', { name: 'Not saved yet' }));
  expect(bar.getByText('Posts the panel in #verify now.')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Save as off' }));
  await waitFor(() =>
    expect(backend.world.db.modules.find(({ slug }) => slug === 'verification-bot')).toMatchObject({
      enabled: false,
    }),
  );
});

test('a saved form offers no templates', async () => {
  openWelcome();
  await screen.findByRole('textbox', { name: 'Text' });
  expect(screen.queryByRole('region', { name: 'Start with a template' })).not.toBeInTheDocument();
});

test('a new rule can begin with a template and keeps the typed text', async () => {
  renderDashboard(
    'holder-verification/form/new',
    [
      route('holder-verification/form/:slug', 'Holder rule', () =>
        createRuleScreen(['holder-verification']),
      ),
    ],
    'srv-keep',
  );
  const [description] = await screen.findAllByRole('textbox', { name: 'Description' });
  if (!description) throw new Error('The rule has no description.');
  await userEvent.type(description, 'Ours');
  await userEvent.click(await begin('By trait'));
  expect(description).toHaveValue('Ours');
  expect(screen.getByLabelText('Name')).toHaveValue('By trait');
  expect(screen.getByLabelText('Trait')).toBeInTheDocument();
});

test('a template in the address never replaces a draft', async () => {
  backend.world.db.modules = [];
  const first = openWelcome('?template=classic');
  const title = await screen.findByDisplayValue('Start here');
  await userEvent.clear(title);
  await userEvent.type(title, 'Welcome home');
  first.unmount();
  openWelcome('?template=classic');
  expect(await screen.findByDisplayValue('Welcome home')).toBeVisible();
  await begin('Classic welcome');
  expect(screen.getByText(/Your unsaved changes were restored/)).toBeVisible();
  expect(screen.queryByDisplayValue('Start here')).not.toBeInTheDocument();
});
