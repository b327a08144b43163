// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../hosts/vitest/testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

const packages = (fault?: string) =>
  backend.send('GET', '/api/packages', undefined, fault ? { 'x-mock-fault': fault } : {});

test('status=503 responds with 503 and Retry-After', async () => {
  const answer = await packages('status=503');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toMatchObject({ success: false });
});

test('401 responds as an expired session', async () => {
  expect((await packages('401')).status).toBe(401);
});

test.each(['malformed', 'empty', 'html'])('%s is not JSON', async (fault) => {
  const answer = await packages(fault);
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('html=502 has that status', async () => {
  expect((await packages('html=502')).status).toBe(502);
});

test('drop breaks the connection', async () => {
  await expect(packages('drop')).rejects.toThrow(TypeError);
});

test('drop-after loses the response of a call that was carried out', async () => {
  backend.signInAs('owner');
  const lost = backend.send('GET', '/api/auth/logout', undefined, { 'x-mock-fault': 'drop-after' });
  await expect(lost).rejects.toThrow(TypeError);
  expect(backend.world.db.sessions).toHaveLength(0);
});

test('a delay ends with the usual response', async () => {
  expect((await packages('delay=1')).status).toBe(200);
});

test('a fault can be set by query', async () => {
  expect((await backend.send('GET', '/api/packages?x-mock-fault=status%3D500')).status).toBe(500);
});

test('a fault set in advance applies to its method, path and count', async () => {
  await backend.send('POST', '/__mock/faults', {
    method: 'GET',
    path: '/api/pack*',
    fault: 'status=500',
    times: 2,
  });
  expect((await backend.send('GET', '/api/discord/bot-info')).status).toBe(200);
  expect((await packages()).status).toBe(500);
  expect((await packages()).status).toBe(500);
  expect((await packages()).status).toBe(200);
});

test('faults set in advance can be cleared', async () => {
  await backend.send('POST', '/__mock/faults', { path: '*', fault: 'status=500', times: 9 });
  await backend.send('DELETE', '/__mock/faults');
  expect((await packages()).status).toBe(200);
});
