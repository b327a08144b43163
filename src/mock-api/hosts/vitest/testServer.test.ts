// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { XSRF_COOKIE } from '../../http/cookies';
import { createTestBackend, type TestBackend } from './testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

test('signing in gives the page the XSRF token and no other cookie', () => {
  backend.signInAs('owner');
  expect(document.cookie).toBe(`${XSRF_COOKIE}=${backend.cookies.get(XSRF_COOKIE) ?? ''}`);
});

test('a page’s own calls carry the session', async () => {
  backend.signInAs('owner');
  const answer = await fetch(new URL('/api/auth/authenticate', location.href));
  expect(answer.status).toBe(200);
});

test('closing leaves no cookie for the next test', () => {
  backend.signInAs('owner');
  backend.close();
  expect(document.cookie).toBe('');
});
