import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
  localStorage.clear();
});
afterEach(() => backend.close());

const says = (id: string, text: string) => {
  const now = backend.world.clock.now();
  backend.world.db.notices.push({
    id,
    kind: 'ANNOUNCEMENT',
    text,
    audience: 'EVERYBODY',
    from: now,
    until: now + 3_600_000,
    endedAt: null,
    by: 'usr-staff',
  });
};
// The frame of every dashboard has the bar.
const open = () =>
  renderDashboard(
    'reports',
    [route('reports', 'Reports', async () => ({ default: () => <h1>Reports</h1> }))],
    null,
  );

test('shows announcements until they are dismissed, and not again after a reload', async () => {
  says('not-1', 'New bots tomorrow.');
  says('not-2', 'And walls.');
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss: New bots tomorrow.' }));
  await waitFor(() => expect(screen.queryByText('New bots tomorrow.')).not.toBeInTheDocument());
  expect(screen.getByText('And walls.')).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText('And walls.')).toBeVisible();
  expect(screen.queryByText('New bots tomorrow.')).not.toBeInTheDocument();
});

test('announces notices to screen readers, and ignores an unreadable entry in storage', async () => {
  localStorage.setItem('castle-notices-read', '{"no":"list"}');
  says('not-1', 'New bots tomorrow.');
  open();
  expect((await screen.findByText('New bots tomorrow.')).closest('[role="status"]')).toBeVisible();
});
