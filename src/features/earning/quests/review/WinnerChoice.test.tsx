import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { QUESTS } from '@/mock-api/seed/modules/quests';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';
import { WinnerChoice } from './WinnerChoice';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const Page = () => <WinnerChoice serverId="srv-keep" questId={QUESTS.best} />;
const open = () =>
  renderDashboard(
    'winners',
    [route('winners', 'Winners', async () => ({ default: Page }))],
    'srv-keep',
  );
const named = (name: RegExp | string) => screen.findByRole('button', { name });
const choices = async () => {
  const table = await screen.findByRole('table', { name: 'Approved submissions' });
  return within(table).findAllByRole('button', { name: /^Choose / });
};

test('winners are ordered, and chosen once the cost is confirmed', async () => {
  open();
  const [one, two] = await choices();
  if (!one || !two) throw new Error('Too few were approved.');
  const name = one.getAttribute('aria-label')?.replace('Choose ', '') ?? '';
  await userEvent.click(one);
  await userEvent.click(two);
  await userEvent.click(await named(`Move ${name} down`));
  await userEvent.click(await named('Choose winners'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Total: 0\.2 SOL/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose winners' }));
  expect(await screen.findByText(/Chosen by/)).toHaveTextContent('Olivia Keep');
  const places = within(screen.getByRole('region', { name: 'Winners' })).getAllByRole('listitem');
  expect(places[1]).toHaveTextContent(name);
});

test('a submission in review must be reviewed before winners are chosen', async () => {
  const row = backend.world.db.submissions.find(
    ({ questId, state }) => questId === QUESTS.best && state === 'APPROVED',
  );
  Object.assign(row ?? {}, { state: 'IN_REVIEW', decision: null });
  open();
  expect(await screen.findByText(/Review 1 more submission/)).toBeVisible();
});
