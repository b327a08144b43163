import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../hosts/vitest/testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const draft = {
  name: 'Iron Keep',
  price: '0.1',
  subscriptionType: 'MONTHLY',
  items: [{ id: 'token-price' }],
};
const fieldsOf = async (answer: Response) => {
  const body: unknown = await answer.json();
  return JSON.stringify(body);
};

test('a path is case-sensitive, so that no other spelling bypasses a check', async () => {
  const headers = { 'x-xsrf-token': '' };
  const answer = await backend.send('POST', '/API/package', draft, headers);
  expect(answer.status).toBe(404);
  expect(backend.world.db.packages.some(({ name }) => name === draft.name)).toBe(false);
});

test.each(['/api/packages/', '/api/discord/servers//stats', '/api/%70ackages'])(
  '%s is not found, with an empty part or an encoded letter',
  async (path) => {
    expect((await backend.send('GET', path)).status).toBe(404);
  },
);

test('HEAD responds as GET does, without a body', async () => {
  const answer = await backend.send('HEAD', '/api/packages');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test.each([
  ['DELETE', '/api/packages', 'GET, HEAD'],
  ['PATCH', '/api/packages/pkg-gold', 'GET, HEAD, PUT'],
  ['GET', '/api/package', 'POST'],
])('%s %s is 405 with the allowed methods', async (method, path, allow) => {
  const answer = await backend.send(method, path);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allow);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'a body of type %s is refused',
  async (type) => {
    const answer = await backend.send('POST', '/api/package', draft, { 'content-type': type });
    expect(answer.status).toBe(415);
  },
);

test('JSON may declare its charset', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  expect((await backend.send('POST', '/api/package', draft, headers)).status).toBe(201);
});

test.each(['page=abc', 'page=0', 'page=1.5', 'pageSize=101', 'sort=a%20b', 'all=maybe'])(
  'the query %s is refused',
  async (query) => {
    const answer = await backend.send('GET', `/api/packages?${query}`);
    expect(answer.status).toBe(400);
    expect(await fieldsOf(answer)).toContain(`"path":"${query.split('=')[0] ?? ''}"`);
  },
);

test.each(['1e3', '0000000000001', '.5', '5.', '1,5', ' 1', '', 1, 1e-7, null])(
  'the price %j is refused',
  async (price) => {
    const answer = await backend.send('POST', '/api/package', { ...draft, price });
    expect(answer.status).toBe(400);
    expect(await fieldsOf(answer)).toContain('"path":"price"');
  },
);

test.each([7, '', null, {}])('the ID %j is refused', async (id) => {
  const answer = await backend.send('POST', '/api/package', { ...draft, items: [{ id }] });
  expect(answer.status).toBe(400);
});

test.each(['null', '[]', '"text"', '{', ''])('the body %j is refused', async (text) => {
  const answer = await fetch('http://localhost:3000/api/package', {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': backend.cookies.get('XSRF-TOKEN') ?? '',
    },
  });
  expect(answer.status).toBe(400);
});

test.each(['nonsense', '0'.repeat(44)])('the address %s is not found', async (address) => {
  expect((await backend.send('GET', `/api/market/tokens/${address}`)).status).toBe(404);
});
