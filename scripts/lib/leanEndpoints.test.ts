import { expect, test } from 'vitest';
import { withoutDescriptions, withoutDocument } from './leanEndpoints';

const lean = (code: string) => withoutDocument(code, 'endpoints.ts').replaceAll(/\s+/g, ' ').trim();

test('options that only the document and the back end need are removed, and nothing else', () => {
  const code = `
    export const getGold = endpoint({
      method: 'GET',
      path: '/gold/{id}',
      tag: 'Vaults',
      summary: 'What a vault holds',
      description: 'In ounces, ' + 'not in coins.',
      access: 'session',
      params: { id: idOf('vault', 'Id of the vault.') },
      body: z.object({ errors: z.string() }),
      ties: 'payout',
      idempotent: true,
      status: 201,
      setsCookies: true,
      errors: { 409: vaultSchema },
      data: z.object({ description: z.string() }),
    });
    export const after = 1;`;
  expect(lean(code)).toBe(
    "export const getGold = endpoint({ method: 'GET', path: '/gold/{id}', ties: 'payout', idempotent: true, data: z.object({ description: z.string() }), }); export const after = 1;",
  );
});

test('the last option of a call is removed as well', () => {
  expect(lean("const a = endpoint({ method: 'GET', summary: 'A' });")).toBe(
    "const a = endpoint({ method: 'GET', });",
  );
});

test('a module without calls stays as it is', () => {
  expect(lean("const note = { summary: 'A', description: 'B' };")).toBe(
    "const note = { summary: 'A', description: 'B' };",
  );
});

test('descriptions of schemas are removed, and their other checks stay', () => {
  const lone = "z.object({ id: z.string().check(z.describe('ID.')), at: z.optional(timeText) })";
  expect(withoutDescriptions(`const row = ${lone};`, 'row.ts')).toBe(
    'const row = z.object({ id: z.string(), at: z.optional(timeText) });',
  );
  const first = "const a = z.int().check(z.describe('A'), z.minimum(1));";
  expect(withoutDescriptions(first, 'a.ts')).toBe('const a = z.int().check(z.minimum(1));');
  const last = "const a = z.int().check(z.minimum(1), z.describe('A'));";
  expect(withoutDescriptions(last, 'a.ts')).toBe('const a = z.int().check(z.minimum(1));');
});

test('a description within a described schema is removed as well', () => {
  const code =
    "const a = z.object({ b: z.string().check(z.describe('B')) }).check(z.describe('A'));";
  expect(withoutDescriptions(code, 'a.ts')).toBe('const a = z.object({ b: z.string() });');
});
