import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import welcome from '../definitions/welcome-message/definition';
import { createModuleScreen } from './createModuleScreen';
import { FormGroup } from './FormGroup';

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
const LIMITS = 'Raids, bots and cleanup';
const section = (name: string) => screen.findByRole('region', { name });

test('a rarely used group is folded to a summary of its values', async () => {
  openWelcome();
  const limits = await section(LIMITS);
  expect(within(limits).getByText(/Don’t greet bots · Hide invite links in names$/)).toBeVisible();
  expect(within(limits).getByRole('textbox', { name: /^Raid threshold/ })).not.toBeVisible();
  expect(within(await section('Goodbye')).getByText('Nothing set')).toBeVisible();
});

test('a folded group opens on click and keeps typed values when folded again', async () => {
  openWelcome();
  const limits = await section(LIMITS);
  const head = within(limits).getByRole('heading', { name: LIMITS });
  await userEvent.click(head);
  const joins = within(limits).getByRole('textbox', { name: /^Raid threshold/ });
  expect(joins).toBeVisible();
  await userEvent.clear(joins);
  await userEvent.type(joins, '7');
  await userEvent.click(head);
  expect(joins).not.toBeVisible();
  expect(within(limits).getByText(/Raid threshold: 7/)).toBeVisible();
});

test('a group with a missing value is open from the start', async () => {
  const groups = welcome.groups.filter(({ title }) => ['Goodbye', LIMITS].includes(title));
  function Groups() {
    const form = useForm({ defaultValues: { values: { ...welcome.initial, hasGoodbye: true } } });
    return (
      <FormProvider {...form}>
        {groups.map((group) => (
          <FormGroup key={group.title} spec={welcome} group={group} />
        ))}
      </FormProvider>
    );
  }
  const page = () => Promise.resolve({ default: Groups });
  renderDashboard(
    'welcome-message',
    [route('welcome-message', 'Welcome message', page)],
    'srv-keep',
  );
  const goodbye = within(await section('Goodbye'));
  expect(goodbye.getByRole('combobox', { name: 'Channel' })).toBeVisible();
  const limits = within(await section(LIMITS));
  expect(limits.getByRole('textbox', { name: /^Raid threshold/ })).not.toBeVisible();
});

test('On this page lists the groups and opens the chosen group', async () => {
  openWelcome();
  const nav = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Message',
    'Direct message',
    'Starter roles',
    'Goodbye',
    LIMITS,
  ]);
  await userEvent.click(nav.getByRole('link', { name: LIMITS }));
  const limits = await section(LIMITS);
  expect(within(limits).getByRole('textbox', { name: /^Raid threshold/ })).toBeVisible();
  expect(limits.contains(document.activeElement)).toBe(true);
});
