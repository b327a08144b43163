import { expect, test } from 'vitest';
import { winnersCost } from './winnersCost';

const points = { kind: 'POINTS', label: '500 points', isGuaranteed: true, left: null } as const;

test('SOL is summed up to the lamport', () => {
  expect(winnersCost({ rewards: [points], lamportsEach: '100000001' }, 3)).toEqual([
    '3 × 500 points',
    'Total: 0.300000003 SOL from the server’s ledger wallet, plus network fees',
  ]);
});

test('rewards sent by the team are listed', () => {
  const hoodie = { kind: 'OTHER', label: 'A hoodie', isGuaranteed: false, left: null } as const;
  expect(winnersCost({ rewards: [hoodie], lamportsEach: '0' }, 2)).toEqual([
    '2 × A hoodie (sent by your team)',
  ]);
});
