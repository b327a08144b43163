import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

test('a change of the rejection reasons is recorded in the audit log', async () => {
  await backend.send('PUT', '/api/servers/srv-keep/review-reasons', { reasons: ['Too short'] });
  const last = backend.world.db.audit.at(-1);
  expect(last).toMatchObject({ action: 'review-reasons.saved', serverId: 'srv-keep' });
});
