import { getResponse } from 'msw';
import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { openApiDocument } from '../openapi/document';
import { isJson } from '../openapi/json';
import { createHandlers } from '../application';
import { routes } from '../routes';
import { accessRules } from '../domains/access/admission';
import { openSession } from '../domains/accounts/sessions';
import { closedTo } from '../domains/notices/inForce';
import { createWorld } from '../createWorld';
import type { World } from '../store/world';
import type { BeforeRequest } from './application';
import { ACCESS_COOKIE, XSRF_COOKIE, XSRF_HEADER } from './cookies';
import { dispatcher } from './dispatch';
import { done, refuse } from './reply';
import { serve, type Handlers } from './serve';

/*
 * A temporary feature, as a newcomer would add it: its declaration alone must create the routes, their checks and the
 * documentation.
 */
const raiseFlag = endpoint({
  method: 'POST',
  path: '/servers/{id}/flags/{flagId}',
  tag: 'Flags',
  summary: 'Raises a flag',
  access: 'viewer',
  changes: ['Flags'],
  params: { id: idOf('server', 'The server.'), flagId: idOf('flag', 'The flag.') },
  body: z.object({ colour: z.enum(['red', 'gold'], 'Red or gold.') }),
  data: z.object({ colour: z.string(), by: z.string() }),
  status: 201,
  errors: { 'already-running': null },
});
const declarations = { raiseFlag };
const handlers: Handlers<typeof declarations> = {
  raiseFlag: ({ user, body, params }) =>
    params.flagId === 'up'
      ? refuse('already-running', 'It is up already.')
      : done({ colour: body.colour, by: user.username }, 'Raised.'),
};

let world: World;
beforeEach(() => {
  world = createWorld();
});

const headersOf = ({ access, xsrf = '' }: ReturnType<typeof openSession>) => ({
  'content-type': 'application/json',
  cookie: `${ACCESS_COOKIE}=${access}; ${XSRF_COOKIE}=${xsrf}`,
  [XSRF_HEADER]: xsrf,
});

async function raise(path: string, body: unknown, as = 'usr-owner') {
  const session = openSession(world, as);
  const answer = await getResponse(
    createHandlers(world, {}, [...routes, ...serve(declarations, handlers)]),
    new Request(`http://localhost${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: headersOf(session),
    }),
  );
  const said: unknown = await answer?.json();
  return { status: answer?.status, said };
}
const FLAG = '/api/servers/srv-keep/flags/left';

describe('an endpoint with only a declaration and a handler', () => {
  test('passes declared input to its handler', async () => {
    expect(await raise(FLAG, { colour: 'gold' })).toEqual({
      status: 201,
      said: { success: true, message: 'Raised.', data: { colour: 'gold', by: expect.any(String) } },
    });
  });

  test('refuses an invalid body field by field', async () => {
    expect(await raise(FLAG, { colour: 'blue' })).toMatchObject({
      status: 400,
      said: {
        data: {
          code: 'invalid-fields',
          errors: [{ path: 'colour', message: 'Red or gold.' }],
        },
      },
    });
  });

  test('refuses a user who does not manage the server', async () => {
    expect((await raise(FLAG, { colour: 'red' }, 'usr-member')).status).toBe(403);
  });

  test('returns the refusals of its handler', async () => {
    const path = FLAG.replace('left', 'up');
    expect(await raise(path, { colour: 'red' })).toEqual({
      status: 409,
      said: { success: false, message: 'It is up already.', data: { code: 'already-running' } },
    });
  });

  test('is in the document, with the responses its declaration implies', async () => {
    const document = await openApiDocument([{ id: 'raiseFlag', endpoint: raiseFlag }]);
    const operation = document.paths['/servers/{id}/flags/{flagId}']?.['post'];
    const { responses, ...rest } = isJson(operation) ? operation : { responses: {} };
    expect(rest).toMatchObject({ operationId: 'raiseFlag', tags: ['Flags'] });
    expect(Object.keys(isJson(responses) ? responses : {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '5XX',
    ]);
  });
});

test('work due before a call is not interrupted by another call', async () => {
  const finished: string[] = [];
  const job =
    (name: string): BeforeRequest =>
    ({ params }) =>
      void finished.push(`${name} ${params['flagId'] ?? ''}`);
  const application = {
    routes: serve(declarations, handlers),
    access: accessRules(() => null, closedTo),
    beforeRequest: [job('first'), job('second'), async () => undefined, job('third')],
  };
  const session = openSession(world, 'usr-owner');
  const raiseNow = async (flagId: string) =>
    getResponse(
      [dispatcher(world, application, {})],
      new Request(`http://localhost/api/servers/srv-keep/flags/${flagId}`, {
        method: 'POST',
        body: JSON.stringify({ colour: 'red' }),
        headers: headersOf(session),
      }),
    );
  await Promise.all([raiseNow('left'), raiseNow('right')]);
  expect(finished).toHaveLength(6);
  for (const flagId of ['left', 'right'])
    expect(finished.indexOf(`second ${flagId}`)).toBe(finished.indexOf(`first ${flagId}`) + 1);
});

describe('types', () => {
  test('require a handler that returns the declared data', () => {
    type Raise = Handlers<typeof declarations>['raiseFlag'];
    expectTypeOf<Record<string, never>>().not.toExtend<Handlers<typeof declarations>>();
    expectTypeOf(() => done({ colour: 1, by: '' })).not.toExtend<Raise>();
    expectTypeOf(() => refuse('package-needed', '')).not.toExtend<Raise>();
    expectTypeOf(() => refuse('already-running', '')).toExtend<Raise>();
  });
});
