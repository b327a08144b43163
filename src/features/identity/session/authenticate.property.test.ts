// @vitest-environment jsdom
import * as fc from 'fast-check';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { admin, stateAfter } from '@tests/unit/malformedAnswers/user';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('F4: whatever a user is, flags count when exactly true, and only a clear no signs out', async () => {
  const anything = fc.anything({ withBigInt: false, withDate: false });
  const user = fc.record(
    {
      isAdmin: fc.oneof(fc.boolean(), anything),
      isAuthenticated: fc.oneof(fc.boolean(), anything),
      isAdminMode: anything,
      id: anything,
      username: anything,
      displayName: anything,
      avatar: anything,
      capabilities: anything,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(user, async (odd) => {
      const { session } = await stateAfter({ server }, admin, odd);
      expect(session.isAuthenticated).toBe(odd.isAuthenticated !== false);
      // Without a clear answer things stay as they were.
      const isToldApart = odd.isAuthenticated === true && odd.isAdmin !== true;
      expect(session.isAdmin).toBe(session.isAuthenticated && !isToldApart);
    }),
    { numRuns: 60 },
  );
});
