import { errorCodes } from '@/shared/api/errorCodes';
import { ACCESS_COOKIE, REFRESH_COOKIE, XSRF_COOKIE } from '../http/cookies';
import { object, refTo, type Json } from './json';

const TROUBLE = 'ServerTrouble';

/** The answer to any call while the server has trouble. */
export const troubleResponse: Json = { $ref: `#/components/responses/${TROUBLE}` };

/** Headers of an answer that opens, renews or ends a session. */
export const SET_COOKIE: Json = {
  'Set-Cookie': {
    description: `The cookies ${ACCESS_COOKIE}, ${REFRESH_COOKIE} and ${XSRF_COOKIE}; Max-Age=0 deletes them. See Cookies.`,
    schema: { type: 'string' },
  },
};

const answer = (description: string, schema: Json, examples: Json): Json => ({
  description,
  content: { 'application/json': { schema, examples } },
});

/** Headers of an answer that is a file: whatever is in it, a browser keeps it and runs nothing. */
export const fileHeaders = (isPublic: boolean): Json => ({
  'Content-Disposition': {
    description: isPublic ? 'Always `inline`.' : 'Always `attachment`, with the file name.',
    schema: { type: 'string' },
  },
  'X-Content-Type-Options': { schema: { const: 'nosniff' } },
});

/** `Cache-Control` header of a response that anyone may cache. */
export const cacheHeader = (isForGood: boolean, seconds = 0): Json => ({
  'Cache-Control': {
    description: isForGood
      ? 'The content never changes.'
      : `Anyone may cache it for ${String(seconds)} seconds.`,
    schema: { type: 'string' },
  },
});

/** Header of an answer that says to wait. */
export const retryAfter: Json = {
  'Retry-After': {
    description: 'Number of seconds to wait.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
};

/** components.responses that all operations share. */
export const troubleResponses: Readonly<Record<string, Json>> = {
  [TROUBLE]: answer(
    'The server can’t respond right now. During maintenance, it returns 503 with `data.maintenance`.',
    { allOf: [refTo('Failure'), object({ data: refTo('Trouble') })] },
    Object.fromEntries(
      Object.entries(errorCodes).flatMap(([code, { status }]) =>
        status >= 500 ? [[code, { $ref: `#/components/examples/${code}` }]] : [],
      ),
    ),
  ),
};

const message: Json = { type: 'string', description: 'A message to show on the screen.' };

/** The reasons and what they mean, a table for each status. */
function codeTables(): string {
  const codes = Object.entries(errorCodes);
  return [...new Set(codes.map(([, { status }]) => status))]
    .map((of) =>
      [
        `| ${String(of)} | Meaning |`,
        '|---|---|',
        ...codes.flatMap(([code, { status, meaning }]) =>
          status === of ? `| \`${code}\` | ${meaning} |` : [],
        ),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The schemas of the envelope. */
export const envelopeSchemas: Readonly<Record<string, Json>> = {
  Success: object({ success: { const: true }, message, data: {} }),
  Failure: object({
    success: { const: false },
    message,
    data: {
      ...object({ code: refTo('ErrorCode') }),
      description: 'The reason, and what belongs to it, such as the ID of an order.',
    },
  }),
  ErrorCode: {
    type: 'string',
    enum: Object.keys(errorCodes),
    description: `Why it failed. A code keeps its name and meaning; new ones may be added.\n\n${codeTables()}`,
  },
  Trouble: {
    type: 'object',
    properties: {
      maintenance: object({
        message: { type: 'string', description: 'Reason for the maintenance.' },
        until: {
          description: 'Expected end of the maintenance; null if it’s unknown.',
          anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
        },
      }),
    },
  },
  FieldError: object({
    path: {
      type: 'string',
      description: 'Field names and indexes separated by dots, such as "tokens.0.mint".',
    },
    message,
  }),
  FieldErrors: object({
    code: { const: 'invalid-fields' },
    errors: { type: 'array', items: refTo('FieldError') },
  }),
};
