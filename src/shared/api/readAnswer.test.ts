import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GENERIC_FAILURE, UNEXPECTED_ANSWER } from './envelope';
import { CALL_CANCELLED, readAnswer } from './readAnswer';

const schema = z.object({ name: z.string() });
const answered = (status: number, body: unknown) =>
  readAnswer({ kind: 'answer', status, body }, schema);

describe('readAnswer', () => {
  it('returns data and message of a success', () => {
    const body = { success: true, message: 'Saved', data: { name: 'Keep', extra: 1 } };
    expect(answered(201, body)).toEqual({
      success: true,
      message: 'Saved',
      data: { name: 'Keep' },
    });
  });

  it.each([undefined, null, 7])('reads the message %j of a success as empty', (message) => {
    expect(answered(200, { success: true, message, data: { name: 'Keep' } }).message).toBe('');
  });

  it('accepts a bare success flag when no data is expected', () => {
    const answer = { kind: 'answer', status: 200, body: { success: true } } as const;
    expect(readAnswer(answer, z.unknown())).toEqual({ success: true, message: '', data: null });
  });

  it.each([
    ['HTML', '<!doctype html><title>Castle Bots</title>'],
    ['nothing', ''],
    ['null', null],
    ['an empty object', {}],
    ['a list', []],
    ['cut JSON', '{"success":true,"da'],
    ['no data', { success: true }],
    ['data of a wrong type', { success: true, data: { name: 7 } }],
    ['success of a wrong type', { success: 'yes', data: { name: 'Keep' } }],
  ])('E2: a 200 with %s is an unexpected answer', (_name, body) => {
    expect(answered(200, body)).toEqual({
      success: false,
      message: UNEXPECTED_ANSWER,
      status: 200,
    });
  });

  it('turns a throwing schema into an unexpected answer', () => {
    const throwing = z.pipe(
      z.string(),
      z.transform((text) => BigInt(text)),
    );
    const answer = { kind: 'answer', status: 200, body: { success: true, data: 'x' } } as const;
    expect(readAnswer(answer, throwing).message).toBe(UNEXPECTED_ANSWER);
  });

  it('E2: success:false with status 200 is a failure with its message', () => {
    expect(answered(200, { success: false, message: 'No such server', data: null })).toEqual({
      success: false,
      message: 'No such server',
      status: 200,
    });
  });

  it.each([400, 401, 403, 404, 409, 429, 500, 503])('passes on the message of a %i', (status) => {
    const body = { success: false, message: 'The server says why', data: null };
    expect(answered(status, body)).toMatchObject({ message: 'The server says why', status });
  });

  it.each([
    ['HTML', '<h1>502 Bad Gateway</h1>'],
    ['an empty message', { success: false, message: '  ' }],
    ['a message of a wrong type', { success: false, message: { a: 1 } }],
    ['nothing', undefined],
  ])('returns the generic message for a 502 with %s', (_name, body) => {
    expect(answered(502, body)).toEqual({ success: false, message: GENERIC_FAILURE, status: 502 });
  });

  it.each([
    ['keeps the code of the reason', 'order-closed', { code: 'order-closed' }],
    ['reads a code that is no text as none', 7, {}],
    ['needs no code', undefined, {}],
  ])('%s', (_name, code, kept) => {
    expect(answered(409, { success: false, message: 'Closed.', data: { code } })).toEqual({
      success: false,
      message: 'Closed.',
      status: 409,
      ...kept,
    });
  });

  it('keeps valid field errors and drops the rest', () => {
    const errors = [{ path: 'price', message: 'Too low' }, { path: 3 }, null];
    expect(answered(400, { success: false, message: 'Check it', data: { errors } })).toEqual({
      success: false,
      message: 'Check it',
      status: 400,
      errors: [{ path: 'price', message: 'Too low' }],
    });
  });

  it('A14: returns a failure without status when there is no response', () => {
    expect(readAnswer({ kind: 'no-answer' }, schema)).toEqual({
      success: false,
      message: GENERIC_FAILURE,
    });
  });

  it('marks an aborted call as canceled', () => {
    expect(readAnswer({ kind: 'aborted' }, schema).message).toBe(CALL_CANCELLED);
  });

  it('never throws, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.jsonValue(), (status, body) => {
        const result = answered(status, body);
        expect(result.success || result.message !== '').toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

it('turns a transaction error in Solana’s notation into a sentence', () => {
  const body = { success: false, message: 'Not sent: {"InstructionError":[2,{"Custom":1}]}' };
  expect(answered(422, body)).toEqual({
    success: false,
    message: 'The Solana network rejected the transaction.',
    status: 422,
  });
});
