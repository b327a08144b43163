import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findMessage } from '@/app/testing/findMessage';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { copiesClient, HOUSE_RULES } from '@/mock-api/testing/messageCopies';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { routes } from '../routes';

let arrive = () => {};
const arrived = new Promise<void>((resolve) => {
  arrive = resolve;
});
vi.mock('@/features/modules/linked-copies/CopiesBeside', async (load) => {
  await arrived;
  return load();
});

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('staff');
  backend.world.db.modules = [copiesClient(backend).module];
});
afterEach(() => backend.close());

test('the result of the copies is shown even if the save finishes before its code has loaded', async () => {
  const screens = routes.find(({ path }) => path === '/dashboard')?.children ?? [];
  renderDashboard(`bots/embed-message?rule=${HOUSE_RULES}`, screens, 'srv-hq');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findMessage(/^“House rules” is on/)).toBeVisible();
  arrive();
  expect(await findMessage(/^Updated in \d of \d channels$/)).toBeVisible();
});
