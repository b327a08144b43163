import { expect, test } from 'vitest';
import { toCsv } from './csv';

interface Row {
  name: string;
  lamports: bigint;
  change: number | null;
  amount: string;
}
const columns = [
  { header: 'Name', value: (row: Row) => row.name },
  { header: 'Lamports', value: (row: Row) => row.lamports },
  { header: 'Change', value: (row: Row) => row.change },
  { header: 'Actions', value: () => 'x', isNotExported: true },
];
const csv = (row: Partial<Row>) =>
  toCsv([{ name: 'Ada', lamports: 1n, change: null, amount: '', ...row }], columns);

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
  'March 5, 2026',
  '5-Mar-26',
  '5 Mar 2026',
  '9:30 am',
  '5 PM',
  '1234567.123456789',
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

const AMOUNTS = [{ header: 'Amount', value: ({ amount }: Row) => amount, isNumber: true }];
const amountCell = async (amount: string) =>
  (await toCsv([{ name: '', lamports: 0n, change: null, amount }], AMOUNTS)).split('\r\n')[1];

test.each([
  '0.5',
  '-2',
  '123456.123456789',
  '1000000000000000000',
  '0.000000001',
  '12500000000000000',
])('the amount %s is a number in a spreadsheet, which keeps it whole', async (amount) => {
  expect(await amountCell(amount)).toBe(amount);
});

test.each(['1234567.123456789', '12345678901234567', '=1+1'])(
  'a spreadsheet would change the amount %s, so it is a text',
  async (amount) => {
    expect(await amountCell(amount)).toBe(`'${amount}`);
  },
);
