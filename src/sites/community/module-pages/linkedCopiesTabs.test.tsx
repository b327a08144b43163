import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMessage } from '@/app/testing/findMessage';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { copiesClient, HOUSE_RULES, OFFICIAL_LINKS } from '@/mock-api/testing/messageCopies';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { routes } from '../routes';

let backend: TestBackend;
let desk: ReturnType<typeof copiesClient>;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('staff');
  desk = copiesClient(backend);
  // What others post takes a world its time.
  backend.world.db.modules = [desk.module];
});
afterEach(() => backend.close());

const screens = routes.find(({ path }) => path === '/dashboard')?.children ?? [];
const open = (ruleId: string, tab = '&tab=copies') =>
  renderDashboard(`bots/embed-message?rule=${ruleId}${tab}`, screens, 'srv-hq');
const copies = async () => within(await screen.findByRole('region', { name: 'Linked copies' }));
const rowOf = async (name: string) => {
  const heading = await (await copies()).findByRole('heading', { name: `# ${name}` });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} is no row.`);
  return within(row);
};

test('each copy shows its state and how to fix it, and a fixed copy can be tried again', async () => {
  open(HOUSE_RULES);
  const rules = await rowOf('rules');
  expect(rules.getByText('Update failed')).toBeVisible();
  expect(rules.getByText(/can’t post in #rules. Give it/)).toBeVisible();
  expect((await rowOf('memes')).getByText('Deleted in Discord')).toBeVisible();
  expect((await rowOf('welcome')).getByText('Up to date')).toBeVisible();
  desk.channel('rules').botCanPost = true;
  await userEvent.click(rules.getByRole('button', { name: 'Try again in # rules' }));
  expect(await rules.findByText('Up to date')).toBeVisible();
});

test('a copy is deleted in Discord after a confirmation, and another is unlinked', async () => {
  open(HOUSE_RULES);
  const general = await rowOf('general');
  await userEvent.click(general.getByRole('button', { name: 'More actions for # general' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete message' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/can’t be undone/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete message' }));
  expect(await screen.findByRole('heading', { name: 'Posted in 2 channels' })).toBeVisible();
  const memes = await rowOf('memes');
  await userEvent.click(memes.getByRole('button', { name: 'Remove # memes from the list' }));
  await waitFor(() => expect(screen.queryByText('# memes')).not.toBeInTheDocument());
});

test('all outdated copies can be updated at once', async () => {
  open(OFFICIAL_LINKS);
  await userEvent.click(await (await copies()).findByRole('button', { name: 'Update all 2' }));
  expect(await findMessage('Updated in 2 channels')).toBeVisible();
});

test('a list that fails to load shows the error and a Retry button', async () => {
  backend.server.use(
    http.get('*/linked-copies', () =>
      HttpResponse.json({ success: false, message: 'Out of order' }, { status: 500 }),
    ),
  );
  open(HOUSE_RULES);
  expect(await screen.findByText('Out of order')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a message link fills the form and links a copy, except for a message of another server', async () => {
  const links = copiesClient(backend, OFFICIAL_LINKS);
  const copy = await links.copyIn('verify');
  await links.send('POST', `/linked-copies/${copy?.id ?? ''}/unlink`);
  const url = copy?.messageUrl ?? '';
  open(HOUSE_RULES, '');
  await userEvent.click(await screen.findByRole('button', { name: 'Paste JSON or link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a message' }));
  const box = dialog.getByRole('textbox', { name: 'JSON or link' });
  const put = dialog.getByRole('button', { name: 'Replace message' });
  await userEvent.click(box);
  await userEvent.paste(url.replace(desk.guild.guildId, '123456789012345678'));
  await userEvent.click(put);
  expect(await dialog.findByText('This message is on another server.')).toBeVisible();
  await userEvent.clear(box);
  await userEvent.paste(url.replace('discord.com', 'ptb.discord.com'));
  await userEvent.click(put);
  await userEvent.click(await dialog.findByRole('button', { name: 'Link copy' }));
  expect(await dialog.findByText(/^Linked/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.getByDisplayValue('castlebots.example is our only website.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Linked copies 5/ })).toBeVisible());
});
