// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { readAnswer } from '@/shared/api/readAnswer';
import { errorCodes, type ErrorCode, type StatusOf } from '@/shared/api/errorCodes';
import { refuse, written, type Refusal } from './reply';

const codes = Object.keys(errorCodes);
const root = `${import.meta.dirname}/..`;
const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|errorCodes\.ts$/.test(file))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

describe('the table', () => {
  test.each(codes)('has %s in kebab case', (code) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('has no unused code', () => {
    expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });

  test('gives each code a distinct meaning that ends in a period', () => {
    const meanings = Object.values(errorCodes).map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBe(meanings.length);
    expect(meanings.filter((meaning) => !meaning.endsWith('.'))).toEqual([]);
  });

  test('each code has a single status, and a refusal’s type is its code', () => {
    expectTypeOf<StatusOf<'stale-version'>>().toEqualTypeOf<409>();
    expectTypeOf(refuse('stale-version', '')).toEqualTypeOf<Refusal<'stale-version'>>();
    expectTypeOf<'maintenance'>().toExtend<ErrorCode>();
    expectTypeOf(refuse).parameter(0).not.toExtend<'maintenance'>();
  });
});

test('a refusal is sent with its code, and the client keeps it', async () => {
  const answer = await written(refuse('order-pending', 'One is pending.', { orderId: 'ord-1' }));
  const body: unknown = await answer.json();
  expect(body).toEqual({
    success: false,
    message: 'One is pending.',
    data: { code: 'order-pending', orderId: 'ord-1' },
  });
  expect(readAnswer({ kind: 'answer', status: answer.status, body }, z.unknown())).toEqual({
    success: false,
    status: 409,
    code: 'order-pending',
    message: 'One is pending.',
    told: { orderId: 'ord-1' },
  });
});
