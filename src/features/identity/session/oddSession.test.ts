// @vitest-environment jsdom
import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import { authenticate } from './authenticate';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const admin = {
  isAdmin: true,
  isAuthenticated: true,
  isAdminMode: true,
  id: 'u1',
  username: 'ada',
  displayName: 'Ada',
  avatar: null,
  capabilities: ['reports'],
};

/** Somebody is signed in; then the server answers so. */
async function after(user: object, first: object = admin) {
  const answers = [first, user];
  server.use(
    http.get('/api/auth/authenticate', () =>
      HttpResponse.json({ success: true, message: '', data: { user: answers.shift() } }),
    ),
  );
  const { store } = createStore();
  await store.dispatch(authenticate());
  await store.dispatch(authenticate());
  return store.getState();
}

describe('F4: nobody is signed out by', () => {
  test.each([
    ['an admin mode that is null', { isAdminMode: null }],
    ['an admin mode in words', { isAdminMode: 'true' }],
    ['an id that is a number', { id: 17 }],
    ['no name', { username: null, displayName: null }],
    ['a picture that is an object', { avatar: {} }],
    ['capabilities that are null', { capabilities: null }],
    ['capabilities that are a text', { capabilities: 'staff' }],
    ['an admin flag that is missing', { isAdmin: undefined }],
    ['something that is neither yes nor no', { isAuthenticated: null }],
    ['a yes in words', { isAuthenticated: 'true' }],
    ['a flag that is missing', { isAuthenticated: undefined }],
  ])('%s', async (_, odd) => {
    const { session } = await after({ ...admin, ...odd });
    expect(session.isAuthenticated).toBe(true);
  });
});

describe('whoever comes is signed in with', () => {
  test.each([
    ['an admin mode that is null', { isAdminMode: null }],
    ['an id that is a number', { id: 17 }],
    ['no name', { displayName: null }],
    ['capabilities that are null', { capabilities: null }],
    ['an admin flag that is missing', { isAdmin: undefined }],
  ])('%s', async (_, odd) => {
    const { session } = await after({ ...admin, ...odd }, { ...admin, ...odd });
    expect(session.isAuthenticated).toBe(true);
  });
});

describe('F4: nothing is granted by', () => {
  test.each(['true', 1, 'yes', {}, [true], null])('an admin flag that is %j', async (isAdmin) => {
    const { session } = await after({ ...admin, isAdmin }, { ...admin, isAdmin: false });
    expect(session).toMatchObject({ isAdmin: false, isAdminMode: false });
  });

  test.each(['true', 1, {}, null])('a sign-in that is %j', async (isAuthenticated) => {
    const { session } = await after(
      { ...admin, isAuthenticated },
      { ...admin, isAuthenticated: false },
    );
    expect(session).toMatchObject({ isAuthenticated: false, isAdmin: false });
  });

  test.each(['staff', [['staff']], [{ staff: true }], { 0: 'staff' }, ['STAFF'], ['staff ']])(
    'capabilities that are %j',
    async (capabilities) => {
      const { viewer } = await after({ ...admin, capabilities });
      expect(viewer.capabilities).not.toContain('staff');
    },
  );
});

test('what is right among capabilities counts', async () => {
  const { viewer } = await after({ ...admin, capabilities: [null, 'staff', 5] });
  expect(viewer.capabilities).toEqual(['staff']);
});

test('whatever a user is, flags count when exactly true, and only a clear no signs out', async () => {
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
      const { session } = await after(odd);
      expect(session.isAuthenticated).toBe(odd.isAuthenticated !== false);
      // Without a clear answer things stay as they were.
      const isToldApart = odd.isAuthenticated === true && odd.isAdmin !== true;
      expect(session.isAdmin).toBe(session.isAuthenticated && !isToldApart);
    }),
    { numRuns: 60 },
  );
});
