// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverReports, type Report, type ReportRows } from '@/features/reports/report';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

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

test.each(serverReports)('figures of %s are what their parts and rows add up to', async (name) => {
  const { figures } = await answer<Report>(`${name}?span=90`);
  expect(figures.length).toBeGreaterThan(0);
  for (const { key, value, partsBy, parts } of figures) {
    const sum = parts.reduce((all, part) => all + BigInt(part.value), 0n);
    expect([key, partsBy === null ? value : sum.toString()]).toEqual([key, value]);
  }
  const [first] = figures;
  const rows = await answer<ReportRows>(`${name}/rows?span=90&figure=${first?.key ?? ''}`);
  expect(rows.sum).toBe(first?.value);
});

test('the platform’s own report is for its staff, and exact to the lamport', async () => {
  const { db, clock } = backend.world;
  const [order] = db.orders;
  if (!order) throw new Error('The seed has orders.');
  db.orders = [{ ...order, status: 'ENABLED', enabledAt: clock.now(), expiresAt: null }];
  db.payments = [
    {
      signature: 'one',
      orderId: order.id,
      source: null,
      lamports: '9007199254740993',
      status: 'SUCCESS',
      at: clock.now(),
      giveBack: null,
    },
  ];
  expect((await backend.send('GET', '/api/reports/platform')).status).toBe(403);
  backend.signInAs('staff');
  const reply = await backend.send('GET', '/api/reports/platform');
  const { data }: { data: Report } = await reply.json();
  const valueOf = (key: string) => data.figures.find((each) => each.key === key);
  expect(valueOf('revenue')?.value).toBe('9007199254740993');
  expect(valueOf('subscriptions')?.parts).toMatchObject([{ label: 'Enabled', value: '1' }]);
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

test('days begin where the server has set its time zone', async () => {
  const timeZone = 'Pacific/Kiritimati';
  const general = { language: 'en', timeZone, logChannelId: '' } as const;
  backend.world.db.serverSettings.push({ serverId: 'srv-keep', general, version: 1 });
  const report = await answer<Report>('growth?span=7');
  expect(report.timeZone).toBe(timeZone);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  expect(report.to).toBe(today.format(backend.world.clock.now()));
});
