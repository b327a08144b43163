import { expect, test } from 'vitest';
import { withoutDocument } from './leanEndpoints';

const lean = (code: string) => withoutDocument(code, 'endpoints.ts').replaceAll(/\s+/g, ' ').trim();

test('what a call says for the document and the back end is left out, and nothing else of it', () => {
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

test('what is last in a call is left out as well', () => {
  expect(lean("const a = endpoint({ method: 'GET', summary: 'A' });")).toBe(
    "const a = endpoint({ method: 'GET', });",
  );
});

test('a module without calls stays as it is', () => {
  expect(lean("const note = { summary: 'A', description: 'B' };")).toBe(
    "const note = { summary: 'A', description: 'B' };",
  );
});
