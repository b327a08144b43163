// @vitest-environment node
import { expect, test } from 'vitest';
import { linkMarks } from './linkMarks';

const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
const linked = (name: string | null, linkedAt: string | null) => ({
  address: 'So11111111111111111111111111111111111111112',
  name,
  linkedAt,
});

test('wallets linked on one day, in UTC, share a mark', () => {
  const wallets = [
    linked('Cold', '2026-03-02T00:00:00Z'),
    linked(' ', '2026-03-02T23:59:59Z'),
    linked('Later', '2026-03-03T01:30:00+02:00'),
  ];
  expect(linkMarks(days, wallets)).toEqual([
    { index: 1, act: 'Linked', name: 'Cold, So11…1112, and Later' },
  ]);
});

test('no mark on the first day, outside of the days, or for an unknown time', () => {
  const wallets = ['2026-03-01T12:00:00Z', '2026-02-28T12:00:00Z', null, 'soon'];
  expect(
    linkMarks(
      days,
      wallets.map((at) => linked('Cold', at)),
    ),
  ).toEqual([]);
});
