import { act, render, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { modulesApi } from '@/features/modules/engine/modulesApi';
import { fail } from '@/mock-api/http/envelope';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { ServerModules } from './rail';
import RailStates from './RailStates';

const LIST = '/api/servers/srv-keep/modules';
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const timesAsked = () => backend.requests().filter(({ path }) => path === LIST).length;

function open() {
  const appStore = createStore();
  attachServerData(appStore);
  const onKnown = vi.fn<(modules: ServerModules) => void>();
  const ask = (forceRefetch: boolean) =>
    act(async () => {
      await appStore.store.dispatch(
        modulesApi.endpoints.modules.initiate('srv-keep', { forceRefetch }),
      );
    });
  const show = () =>
    render(
      <Provider store={appStore.store}>
        <RailStates serverId="srv-keep" onKnown={onKnown} />
      </Provider>,
    );
  return { ask, show, onKnown };
}

test('the rail requests the module states when they are not loaded', async () => {
  const { show, onKnown } = open();
  show();
  await waitFor(() => expect(onKnown.mock.lastCall?.[0].size).toBeGreaterThan(0));
  expect(timesAsked()).toBe(1);
});

test('the rail does not repeat a failed request, and shows the next response', async () => {
  let asked = 0;
  backend.server.use(
    http.get(LIST, () => {
      asked += 1;
      return fail('server-error', 'Down.');
    }),
  );
  const { ask, show, onKnown } = open();
  await ask(false);
  show();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toBe(1);
  expect(onKnown).toHaveBeenLastCalledWith(new Map());
  backend.server.resetHandlers();
  await ask(true);
  await waitFor(() => expect(onKnown.mock.lastCall?.[0].size).toBeGreaterThan(0));
  expect(timesAsked()).toBe(1);
});
