import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';
import { createModuleScreen } from './createModuleScreen';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(wide(media), { matches: media.startsWith('(max-width') }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
});

async function openWelcome() {
  backend.signInAs('owner');
  renderDashboard(
    'welcome-message',
    [route('welcome-message', 'Welcome message', () => createModuleScreen(['welcome-message']))],
    'srv-keep',
  );
  await screen.findByRole('textbox', { name: 'Text' });
}
const show = () => within(screen.getByRole('group', { name: 'View' }));
const view = () => document.querySelector('.module-form')?.getAttribute('data-view');

test('where only one fits, form or preview is chosen without an unsaved change', async () => {
  await openWelcome();
  expect(view()).toBe('edit');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await userEvent.click(show().getByRole('button', { name: 'Preview' }));
  expect(view()).toBe('preview');
  expect(show().getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(view()).toBe('edit'));
});

test('saving from the preview leads to the wrong field', async () => {
  await openWelcome();
  const text = screen.getByRole('textbox', { name: 'Text' });
  await userEvent.clear(text);
  await userEvent.click(show().getByRole('button', { name: 'Preview' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(text).toHaveFocus());
  expect(view()).toBe('edit');
});
