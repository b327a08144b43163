import * as fc from 'fast-check';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import type { CellValue } from './column';
import { unguarded } from '@/shared/text/spreadsheet';
import { toCsv } from './csv';

/** Cells as a spreadsheet reads them, without the head. */
async function readBack(values: readonly CellValue[]): Promise<string[]> {
  const text = await toCsv(
    values,
    // A second column, so that an empty cell does not make an empty line.
    [
      { header: 'Value', value: (value) => value },
      { header: 'End', value: () => '.' },
    ],
  );
  const { data, errors } = parse<string[]>(text.replace(/^\uFEFF/, ''));
  expect(errors).toEqual([]);
  return data.slice(1).map(([cell = '']) => cell);
}

const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '−');
const before = fc.string({
  unit: fc.constantFrom(' ', '\t', '\r', '\n', '"', "'", '\u200b', '\ufeff', '\0'),
});
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.tuple(before, sign, fc.string()).map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom(',', '"', '\r', '\n', '\t', 'a', '-', '1', '.', ';') }),
);

/** As spreadsheets decide it: by the first visible character, ignoring quotes. */
const beginsFormula = (cell: string) =>
  /^[\t\r\n]/.test(cell) || /^[=+\-@＝＋－＠−]/.test(cell.replace(/^[\s"\p{Cf}\p{Cc}]+/u, ''));

test('a text comes back as it was but for the guard, and none begins a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
      const cells = await readBack(texts);
      expect(cells.map((cell, at) => (cell === texts[at] ? cell : cell.replace(/^'/, '')))).toEqual(
        texts,
      );
      const isNumber = (cell: string) => /^-?\d+(?:\.\d+)?$/.test(cell);
      expect(cells.filter((cell) => beginsFormula(cell) && !isNumber(cell))).toEqual([]);
    }),
  );
});

const narrow = (text: string) =>
  text.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** As Excel reads a cell it opens: text that looks like a number becomes one, with 15 digits. */
const asSpreadsheet = (cell: string): string | number =>
  /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(narrow(cell).trim())
    ? Number(Number(narrow(cell)).toPrecision(15))
    : cell;

const digits = fc.stringMatching(/^\d{1,24}$/);
const identity = fc.oneof(
  digits,
  digits.map((text) => `0${text}`),
  fc.stringMatching(/^\d{1,3}[eE]\d{1,3}$/),
  fc.constantFrom("'458304698827669536", "''1E5", '="007"'),
  text,
);

test('whatever was exported is read back the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(identity, { minLength: 1, maxLength: 8 }), async (texts) => {
      expect((await readBack(texts)).map(unguarded)).toEqual(texts);
    }),
  );
});

test('an id keeps every digit in a spreadsheet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(identity, { minLength: 1, maxLength: 8 }), async (texts) => {
      const seen = (await readBack(texts)).map((cell) => String(asSpreadsheet(cell)));
      const kept = seen.map((cell, at) => {
        const plain = unguarded(cell);
        // A short number stays a number, with the same value.
        return plain === texts[at] || Number(plain) === Number(narrow(texts[at] ?? ''));
      });
      expect(kept).not.toContain(false);
      const ids = texts.filter((each) => /^\d{17,20}$/.test(each));
      expect(ids.map((id) => seen.includes(`'${id}`))).not.toContain(false);
    }),
  );
});

test('a number comes back as the same number, in plain digits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 8 }),
      async (numbers) => {
        const cells = await readBack(numbers);
        expect(cells.every((cell) => /^-?\d+(?:\.\d+)?$/.test(cell))).toBe(true);
        expect(cells.map(Number)).toEqual(numbers.map((number) => number + 0 || 0));
      },
    ),
  );
});

const FIFTEEN: BigIntToLocaleStringOptions = { maximumSignificantDigits: 15, useGrouping: false };

test('an amount keeps every digit in a spreadsheet, and is a number where it can be', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.bigInt(), { minLength: 1, maxLength: 8 }), async (amounts) => {
      const cells = await readBack(amounts);
      expect(cells.map(unguarded)).toEqual(amounts.map(String));
      const isNumber = amounts.map(
        (amount) => amount.toLocaleString('en', FIFTEEN) === String(amount),
      );
      expect(cells.map((cell) => !cell.startsWith("'"))).toEqual(isNumber);
    }),
  );
});

test.each([
  [1e21, '1000000000000000000000'],
  [1.5e-7, '0.00000015'],
  [-1e-7, '-0.0000001'],
  [-1.25e22, '-12500000000000000000000'],
  [Number.NaN, ''],
] as const)('%d is written as %s', async (number, written) => {
  expect(await readBack([number])).toEqual([written]);
});
