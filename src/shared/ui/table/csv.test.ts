import { expect, test } from 'vitest';
import { toCsv } from './csv';

interface Row {
  name: string;
  lamports: bigint;
  change: number | null;
}
const columns = [
  { header: 'Name', value: (row: Row) => row.name },
  { header: 'Lamports', value: (row: Row) => row.lamports },
  { header: 'Change', value: (row: Row) => row.change },
  { header: 'Actions', value: () => 'x', isNotExported: true },
];
const csv = (row: Partial<Row>) =>
  toCsv([{ name: 'Ada', lamports: 1n, change: null, ...row }], columns);

test('has a byte order mark, a head and a line for each row', async () => {
  expect(await csv({})).toBe('\uFEFFName,Lamports,Change\r\nAda,1,');
});

test('large amounts keep every digit', async () => {
  expect(await csv({ lamports: 18_446_744_073_709_551_615n })).toContain('18446744073709551615');
});

test('quotes, commas and line ends stay inside their cell', async () => {
  expect(await csv({ name: 'a"b,c\nd' })).toContain('"a""b,c\nd",1');
});

test.each(['=1+1', '+1', '-1+1', '@cmd', '\tx', ' =1', '＝1', '＠x', "'=1"])(
  '%j is no formula',
  async (name) => {
    expect(await csv({ name })).toContain(`'${name}`);
  },
);

test('a negative number stays a number', async () => {
  expect(await csv({ change: -5 })).toMatch(/,-5$/);
});
