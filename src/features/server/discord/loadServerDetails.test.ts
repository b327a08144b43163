// @vitest-environment jsdom
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import { onToast, type Toast } from '@/shared/ui/toast';
import { selectServerOrWarn } from './loadServerDetails';

const api = setupServer();
beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const DETAILS = '/api/discord/server-details/:id';
const refuse = (message: string) =>
  http.get(DETAILS, () =>
    HttpResponse.json({ success: false, message, data: null }, { status: 500 }),
  );

/** The toasts of a server that is selected while the API answers so. */
async function toastsAfter(answer: RequestHandler): Promise<Toast[]> {
  api.use(answer);
  const toasts: Toast[] = [];
  const stop = onToast((toast) => toasts.push(toast));
  await createStore().store.dispatch(selectServerOrWarn('srv-keep'));
  stop();
  return toasts;
}

describe('server details that fail warn with', () => {
  test.each([
    ['no answer', http.get(DETAILS, () => HttpResponse.error())],
    ['a refusal without a message', refuse('')],
    ['a page of HTML', http.get(DETAILS, () => HttpResponse.html('<h1>The proxy</h1>'))],
    [
      'details that can’t be read',
      http.get(DETAILS, () => HttpResponse.json({ success: true, message: '', data: 'odd' })),
    ],
  ])('“Something went wrong.” after %s', async (_, answer) => {
    expect(await toastsAfter(answer)).toMatchObject([
      { kind: 'warning', message: 'Something went wrong.' },
    ]);
  });

  test('the server’s own message where it gave one', async () => {
    expect(await toastsAfter(refuse('The bot left this server.'))).toMatchObject([
      { kind: 'warning', message: 'The bot left this server.' },
    ]);
  });
});
