// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverReports, type Report, type ReportRows } from '@/features/reports/report';
import { createTestBackend, type TestBackend } from '../node/testServer';
import { scriptedChain } from '../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

async function answer<T>(path: string): Promise<T> {
  const reply = await backend.send('GET', `/api/servers/srv-keep/reports/${path}`);
  expect(reply.status).toBe(200);
  const { data }: { data: T } = await reply.json();
  return data;
}

test.each(serverReports)('each figure of %s is what its rows add up to', async (name) => {
  const report = await answer<Report>(`${name}?span=90`);
  expect(report.figures.length).toBeGreaterThan(0);
  for (const { key, value, parts } of report.figures) {
    const rows = await answer<ReportRows>(`${name}/rows?span=90&figure=${key}&pageSize=100`);
    expect([key, rows.sum]).toEqual([key, value]);
    if (parts.length === 0) continue;
    const sum = parts.reduce((all, part) => all + BigInt(part.value), 0n);
    expect([key, sum.toString()]).toEqual([key, value]);
  }
});

test.each([
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  ['from=2020-03-02&to=2026-03-01', 'to'],
  ['from=2026-03-02', 'to'],
  ['to=2026-03-02', 'from'],
  ['span=8', 'span'],
])('a range of %s is refused at %s', async (query, path) => {
  const reply = await backend.send('GET', `/api/servers/srv-keep/reports/growth?${query}`);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ data: { errors: [{ path }] } });
});

test.each(['nothing', 'nothing/rows?figure=joined', 'growth/rows?figure=nothing'])(
  'there is no %s',
  async (path) => {
    const reply = await backend.send('GET', `/api/servers/srv-keep/reports/${path}`);
    expect(reply.status).toBe(404);
  },
);
