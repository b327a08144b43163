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

const openWelcome = () =>
  renderDashboard(
    'welcome-message',
    [route('welcome-message', 'Welcome message', () => createModuleScreen(['welcome-message']))],
    'srv-keep',
  );
const begin = async (title: string) => {
  const section = await screen.findByRole('region', { name: 'Start with a template' });
  return within(section).findByRole('button', { name: new RegExp(`^${title}`) });
};

test('a form nobody has saved can begin with a template, and leads to what it asks for', async () => {
  backend.world.db.modules = [];
  openWelcome();
  await userEvent.click(await begin('Classic welcome'));
  expect(await begin('Classic welcome')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Button 1 label')).toHaveValue('Rules');
  expect(screen.getByLabelText('Title')).toHaveValue('Start here');
  await waitFor(() =>
    expect(screen.getAllByRole('combobox', { name: 'Channel' })[0]).toHaveFocus(),
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('one that is saved offers none', async () => {
  openWelcome();
  await screen.findByRole('textbox', { name: 'Text' });
  expect(screen.queryByRole('region', { name: 'Start with a template' })).not.toBeInTheDocument();
});

test('a new rule begins with one and keeps what was typed before', async () => {
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
