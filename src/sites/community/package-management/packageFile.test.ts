import { expect, test } from 'vitest';
import { managedPackageSchema } from '@/features/billing/packages/managedPackage';
import { packageFileColumns } from './packageColumns';

test('a file of packages has their amounts in SOL, to the lamport', () => {
  const row = managedPackageSchema.parse({
    id: 'pkg-1',
    name: 'Gold Keep',
    price: '1.250000001',
    items: [],
    revenue: '12408000000001',
  });
  const cell = (header: string) =>
    packageFileColumns.find((column) => column.header === header)?.value(row);
  expect(cell('Price (SOL)')).toBe('1.250000001');
  expect(cell('Revenue (SOL)')).toBe('12408.000000001');
});
