// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createStore, type AppStore } from '@/app/store/store';
import { sessionStore } from '@/shared/storage/storage';
import { authenticate } from './authenticate';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const admin = { isAdmin: true, isAuthenticated: true, isAdminMode: true };
const answerWith = (user: object) =>
  http.get('/api/auth/authenticate', () =>
    HttpResponse.json({ success: true, message: '', data: { user } }),
  );
const failWith = (status: number, message: string) =>
  http.get('/api/auth/authenticate', () =>
    HttpResponse.json({ success: false, message, data: null }, { status }),
  );
const allFalse = { isLoading: false, isAuthenticated: false, isAdmin: false, isAdminMode: false };

const run = ({ store }: AppStore) => store.dispatch(authenticate());

describe('authenticate', () => {
  test('sets the flags on success', async () => {
    server.use(answerWith(admin));
    const app = createStore();
    await run(app);
    expect(app.store.getState().session).toEqual({ isLoading: false, ...admin });
  });

  test('takes admin mode from the session-storage key for an admin', async () => {
    sessionStore.set('AdminMode', 'false');
    server.use(answerWith(admin));
    const app = createStore();
    await run(app);
    expect(app.store.getState().session.isAdminMode).toBe(false);
  });

  test('D7: ignores and removes the key for anyone else', async () => {
    sessionStore.set('AdminMode', 'true');
    server.use(answerWith({ ...admin, isAdmin: false, isAdminMode: false }));
    const app = createStore();
    await run(app);
    expect(app.store.getState().session.isAdminMode).toBe(false);
    expect(sessionStore.getText('AdminMode')).toBeNull();
  });

  test('leaves all flags false when the first load fails, and gives the server message', async () => {
    server.use(failWith(500, 'The gate is shut'));
    const app = createStore();
    expect(await run(app)).toEqual({ kind: 'unknown', message: 'The gate is shut' });
    expect(app.store.getState().session).toEqual(allFalse);
  });

  test('gives a generic message when the server cannot be reached', async () => {
    server.use(http.get('/api/auth/authenticate', () => HttpResponse.error()));
    expect(await run(createStore())).toEqual({
      kind: 'unknown',
      message: 'Oops something went wrong',
    });
  });

  test('keeps the flags when a later check fails, and marks them unconfirmed', async () => {
    const app = createStore();
    server.use(answerWith(admin));
    await run(app);
    server.use(failWith(503, 'down'));
    await run(app);
    expect(app.store.getState().session.isAuthenticated).toBe(true);
    expect(app.store.getState().viewer.unconfirmed).toBe(true);
  });

  test('drops the flags when a later response says that no account is signed in', async () => {
    const app = createStore();
    server.use(answerWith(admin));
    await run(app);
    server.use(answerWith({ isAdmin: false, isAuthenticated: false, isAdminMode: false }));
    await run(app);
    expect(app.store.getState().session).toEqual(allFalse);
  });

  test('A17: uses the last of overlapping checks', async () => {
    const app = createStore();
    server.use(
      http.get(
        '/api/auth/authenticate',
        async () => {
          await delay('infinite');
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const first = run(app);
    server.use(answerWith(admin));
    await run(app);
    expect(await first).toEqual({ kind: 'superseded' });
    expect(app.store.getState().session.isAuthenticated).toBe(true);
  });

  test('E2: treats an HTML page instead of JSON as a failure, not a sign-out', async () => {
    const app = createStore();
    server.use(answerWith(admin));
    await run(app);
    server.use(http.get('/api/auth/authenticate', () => HttpResponse.html('<h1>hello</h1>')));
    expect(await run(app)).toMatchObject({ kind: 'unknown' });
    expect(app.store.getState().session.isAuthenticated).toBe(true);
  });
});
