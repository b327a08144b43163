// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

const MINUTE = 60_000;
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const lineOf = (action: string) =>
  backend.world.db.audit.findLast((line) => line.action === action)?.id ?? 'aud-none';
const undo = async (action: string) =>
  (await backend.send('POST', `/api/staff/audit-log/${lineOf(action)}/undo`)).status;
const notice = () => backend.world.db.notices.at(-1);
const announce = (part: object = {}) =>
  backend.send('POST', '/api/staff/notices', {
    kind: 'ANNOUNCEMENT',
    text: 'New bots tomorrow.',
    audience: 'EVERYBODY',
    startsIn: 0,
    lasts: 60,
    ...part,
  });
const end = () => backend.send('POST', `/api/staff/notices/${notice()?.id ?? ''}/end`);
const gold = () => backend.world.db.packages.find(({ id }) => id === 'pkg-gold');
const offer = (status: string) =>
  backend.send('PUT', `/api/packages/update-status/pkg-gold/${status}`);

describe('a notice', () => {
  test('can be withdrawn once, and the audit log says so', async () => {
    await announce();
    expect(await undo('notice.announcement')).toBe(200);
    expect(notice()?.endedAt).not.toBeNull();
    expect(await undo('notice.announcement')).toBe(409);
    expect(lineOf('staff.undone')).not.toBe('aud-none');
  });

  test('that is over cannot be withdrawn', async () => {
    await announce({ lasts: 5 });
    // An access token lasts as long.
    const row = notice();
    if (row) row.until = backend.world.clock.now();
    expect(await undo('notice.announcement')).toBe(409);
  });

  test('ended early can be restored for its remaining time', async () => {
    await announce();
    await end();
    backend.world.clock.advance(MINUTE);
    expect(await undo('notice.ended')).toBe(200);
    expect(notice()?.endedAt).toBeNull();
  });

  test('of maintenance cannot be restored beside a newer notice', async () => {
    await announce({ kind: 'MAINTENANCE' });
    await end();
    await announce({ kind: 'MAINTENANCE' });
    expect(await undo('notice.ended')).toBe(409);
  });
});

describe('a package', () => {
  test('that was discontinued becomes available again', async () => {
    await offer('DISABLED');
    expect(await undo('package.disabled')).toBe(200);
    expect(gold()?.status).toBe('ENABLED');
  });

  test('is left unchanged where it has changed since', async () => {
    await offer('DISABLED');
    const first = lineOf('package.disabled');
    await offer('ENABLED');
    const { status } = await backend.send('POST', `/api/staff/audit-log/${first}/undo`);
    expect(status).toBe(409);
    expect(gold()?.status).toBe('ENABLED');
  });

  test('keeps a position it got in between', async () => {
    await offer('DISABLED');
    const ids = backend.world.db.packages.map(({ id }) => id).toReversed();
    await backend.send('PUT', '/api/staff/packages/order', { ids });
    const place = gold()?.order;
    expect(await undo('package.disabled')).toBe(200);
    expect(gold()?.order).toBe(place);
    expect(await undo('package.order')).toBe(200);
  });
});

test('a server’s own changes cannot be undone from the staff log', async () => {
  const line = backend.world.db.audit.find(({ serverId }) => serverId === 'srv-keep');
  const { status } = await backend.send('POST', `/api/staff/audit-log/${line?.id ?? ''}/undo`);
  expect(status).toBe(409);
});
