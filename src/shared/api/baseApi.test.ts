// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { baseApi, endpointMutation, endpointQuery } from './baseApi';
import { endpoint, idOf, nothing } from './endpoint';
import { UNEXPECTED_ANSWER, type Failure } from './envelope';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const about = {
  path: '/keeps/{id}',
  tag: 'Keeps',
  summary: 'A keep',
  access: 'open',
  params: { id: idOf('keep', 'Id of the keep.') },
} as const;
const getKeep = endpoint({
  ...about,
  method: 'GET',
  shows: ['Servers'],
  data: z.object({ name: z.string() }),
});
const renameKeep = endpoint({
  ...about,
  method: 'PUT',
  changes: ['Servers'],
  body: z.object({ name: z.string() }),
  data: nothing,
});

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    keep: build.query(endpointQuery(getKeep, (id: string) => ({ params: { id } }))),
    rename: build.mutation(
      endpointMutation(renameKeep, (name: string) => ({ params: { id: '1' }, body: { name } })),
    ),
  }),
});

const newStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
  });

const answer = (name: unknown) =>
  HttpResponse.json({ success: true, message: 'Done', data: { name } });

describe('baseApi', () => {
  it('gives the data in the type of the schema', async () => {
    server.use(http.get('/api/keeps/1', () => answer('Keep')));
    const result = await newStore().dispatch(api.endpoints.keep.initiate('1'));
    expectTypeOf(result.data).toEqualTypeOf<{ name: string } | undefined>();
    expect(result.data).toEqual({ name: 'Keep' });
  });

  it('gives a Failure as error', async () => {
    server.use(http.get('/api/keeps/1', () => answer(7)));
    const { error } = await newStore().dispatch(api.endpoints.keep.initiate('1'));
    const expected: Failure = { success: false, message: UNEXPECTED_ANSWER, status: 200 };
    expect(error).toEqual(expected);
  });

  it('serves mutations that return nothing', async () => {
    server.use(http.put('/api/keeps/1', () => HttpResponse.json({ success: true })));
    const result = await newStore().dispatch(api.endpoints.rename.initiate('Tower'));
    expect(result).toEqual({ data: null });
  });

  it('passes the signal on, so that an aborted query leaves the line', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const arrived = new Promise<void>((resolve) => {
      server.use(
        http.get('/api/keeps/1', () => {
          resolve();
          return new Promise<never>(() => undefined);
        }),
      );
    });
    const query = newStore().dispatch(api.endpoints.keep.initiate('1'));
    await arrived;
    query.abort();
    await query;
    expect(abort).toHaveBeenCalledTimes(1);
  });
});
