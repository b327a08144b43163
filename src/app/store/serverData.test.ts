import { expect, test, vi } from 'vitest';
import { baseApi } from '@/shared/api/baseApi';

const features = import.meta.glob('../../features/**/*Api.ts');

test('no two features put a call by the same name into the one api: the second would be passed over', async () => {
  const inject = baseApi.injectEndpoints.bind(baseApi);
  const injected = vi
    .spyOn(baseApi, 'injectEndpoints')
    .mockImplementation((options) =>
      inject(Object.assign({}, options, { overrideExisting: 'throw' as const })),
    );
  await Promise.all(Object.values(features).map((load) => load()));
  expect(injected.mock.calls.length).toBeGreaterThan(40);
});
