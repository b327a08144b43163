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

test.each([
  '458304698827669536',
  '０４５',
  '007',
  '1E5',
  '12e10',
  '3-4',
  '12:30',
  '1/2/2026',
  'mar1',
  'Dec 25',
  ' 458304698827669536 ',
])('a spreadsheet keeps the text %j as it is', async (name) => {
  expect(await csv({ name })).toContain(`'${name}`);
});

test.each(['2026-11-25', '2026-11-25T10:07:00.000Z', '1.25', '0', '0.5', '123456789012345', 'Ada'])(
  '%j is written bare',
  async (name) => {
    expect(await csv({ name })).toContain(`\r\n${name},`);
  },
);
