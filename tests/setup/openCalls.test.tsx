import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { serveApi } from '@/app/testing/renderApp';
import { request } from '@/shared/api/request';
import { getBotInfo } from '@/features/server/discord/endpoints';
import { endCalls } from './openCalls';

const never = () => new Promise<never>(() => undefined);
const server = serveApi(http.get('/api/discord/bot-info', never));

test('a call that is not answered when its test ends is over by then, with what follows on it', async () => {
  const concluded = vi.fn<(isGood: boolean) => void>();
  const asked = request(getBotInfo, {}).then(({ success }) => concluded(success));
  await endCalls();
  expect(concluded).toHaveBeenCalledWith(false);
  await asked;
});

test('one that is made by what follows on it is over, too', async () => {
  const again = vi.fn<(isGood: boolean) => void>();
  void request(getBotInfo, {})
    .then(() => request(getBotInfo, {}))
    .then(({ success }) => again(success));
  await endCalls();
  expect(again).toHaveBeenCalledWith(false);
});

test('a call of the next test is made', async () => {
  await endCalls();
  server.use(http.get('/api/discord/bot-info', () => new Response(null, { status: 418 })));
  await expect(request(getBotInfo, {})).resolves.toMatchObject({ status: 418 });
});
