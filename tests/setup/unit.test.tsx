import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const server = setupServer(
  http.get('http://localhost/answer', () => HttpResponse.text('from the server')),
);

test('a test may stub fetch and leave it', async () => {
  vi.stubGlobal('fetch', async () => new Response('from the stub'));
  await expect((await fetch('http://localhost/answer')).text()).resolves.toBe('from the stub');
});

describe('after a test that stubbed fetch', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());

  test('a server that was started before the next test answers fetch', async () => {
    const answer = await fetch('http://localhost/answer');
    await expect(answer.text()).resolves.toBe('from the server');
  });
});
