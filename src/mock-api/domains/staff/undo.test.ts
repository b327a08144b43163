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
  test('is withdrawn, once, and the log says so', async () => {
    await announce();
    expect(await undo('notice.announcement')).toBe(200);
    expect(notice()?.endedAt).not.toBeNull();
    expect(await undo('notice.announcement')).toBe(409);
    expect(lineOf('staff.undone')).not.toBe('aud-none');
  });

  test('that is over is not withdrawn', async () => {
    await announce({ lasts: 5 });
    // An access token lasts as long.
    const row = notice();
    if (row) row.until = backend.world.clock.now();
    expect(await undo('notice.announcement')).toBe(409);
  });

  test('that was ended early stands again for what is left of its time', async () => {
    await announce();
    await end();
    backend.world.clock.advance(MINUTE);
    expect(await undo('notice.ended')).toBe(200);
    expect(notice()?.endedAt).toBeNull();
  });

  test('of maintenance does not stand again beside a newer one', async () => {
    await announce({ kind: 'MAINTENANCE' });
    await end();
    await announce({ kind: 'MAINTENANCE' });
    expect(await undo('notice.ended')).toBe(409);
  });
});

describe('a package', () => {
  test('that was withdrawn is on offer again', async () => {
    await offer('DISABLED');
    expect(await undo('package.disabled')).toBe(200);
    expect(gold()?.status).toBe('ENABLED');
  });

  test('is left as it is where it was changed since', async () => {
    await offer('DISABLED');
    const first = lineOf('package.disabled');
    await offer('ENABLED');
    const { status } = await backend.send('POST', `/api/staff/audit-log/${first}/undo`);
    expect(status).toBe(409);
    expect(gold()?.status).toBe('ENABLED');
  });

  test('keeps a place it was given meanwhile', async () => {
    await offer('DISABLED');
    const ids = backend.world.db.packages.map(({ id }) => id).toReversed();
    await backend.send('PUT', '/api/staff/packages/order', { ids });
    const place = gold()?.order;
    expect(await undo('package.disabled')).toBe(200);
    expect(gold()?.order).toBe(place);
    expect(await undo('package.order')).toBe(200);
  });
});

test('what belongs to a server is not taken back from here', async () => {
  const line = backend.world.db.audit.find(({ serverId }) => serverId === 'srv-keep');
  const { status } = await backend.send('POST', `/api/staff/audit-log/${line?.id ?? ''}/undo`);
  expect(status).toBe(409);
});
