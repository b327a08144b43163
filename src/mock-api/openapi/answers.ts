import type { ErrorStatus, UploadRules } from '@/shared/api/endpoint';
import { errorCodes } from '../http/errorCodes';
import { ACCESS_COOKIE, REFRESH_COOKIE, XSRF_COOKIE } from '../http/cookies';
import { isJson, object, refTo, type Json } from './json';

/** Every refusal has the envelope; what its status means. */
const refusals = {
  400: ['BadRequest', 'The body or a parameter isn’t valid. `data.errors` lists the fields.'],
  401: [
    'Unauthorized',
    'The request has no session, or its access token has expired. Renew the session and try again.',
  ],
  402: ['PackageNeeded', 'None of the server’s packages includes this, or allows this many.'],
  403: [
    'Forbidden',
    'The caller may not view or change this, or the XSRF token is missing or wrong.',
  ],
  404: ['NotFound', 'Not found.'],
  409: ['Conflict', 'The data has changed since it was read, or its state doesn’t allow this.'],
  413: ['TooLarge', 'The body is larger than 1 MB.'],
  415: ['NotJson', 'The body isn’t `application/json`.'],
  422: [
    'Unprocessable',
    'The request is well formed, but its content isn’t valid. `message` says why.',
  ],
  429: [
    'TooManyRequests',
    'The caller sent too many requests. `Retry-After` says how long to wait.',
  ],
} as const satisfies Readonly<Record<ErrorStatus, readonly [string, string]>>;

/** Every refusal there is. */
export const statuses = [
  400, 401, 402, 403, 404, 409, 413, 415, 422, 429,
] as const satisfies readonly ErrorStatus[];

const TROUBLE = 'ServerTrouble';

/**
 * The error answers of an operation, by status: references, but for those whose `data` has something to tell.
 */
export const errorAnswers = (told: ReadonlyMap<ErrorStatus, Json | null>): Json => ({
  ...Object.fromEntries(
    [...told]
      .toSorted(([one], [other]) => one - other)
      .map(([status, data]) => [
        String(status),
        data === null
          ? { $ref: `#/components/responses/${refusals[status][0]}` }
          : answer(refusals[status][1], {
              allOf: [refTo('Failure'), { properties: { data: besideCode(data) } }],
            }),
      ]),
  ),
  '5XX': { $ref: `#/components/responses/${TROUBLE}` },
});

/** Data that may be null is the code alone then. */
const besideCode = (data: Json): Json =>
  Array.isArray(data['anyOf'])
    ? {
        ...data,
        anyOf: data['anyOf'].map((each: unknown) =>
          isJson(each) && each['type'] === 'null' ? { type: 'object' } : each,
        ),
      }
    : data;

/** Headers of an answer that opens, renews or ends a session. */
export const SET_COOKIE: Json = {
  'Set-Cookie': {
    description: `The cookies ${ACCESS_COOKIE}, ${REFRESH_COOKIE} and ${XSRF_COOKIE}; Max-Age=0 deletes them. See Cookies.`,
    schema: { type: 'string' },
  },
};

const answer = (description: string, schema: Json, headers?: Json): Json => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/json': { schema } },
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

/** Refusals of a file for its size and type. */
export const fileRefusals = ({ maxBytes, typeNames }: UploadRules): Json => ({
  413: answer(
    `The file is larger than ${String(maxBytes / (1024 * 1024))} MB, or larger than the task allows.`,
    refTo('Failure'),
  ),
  415: answer(`Only ${typeNames} are accepted.`, refTo('Failure')),
});

const retryAfter: Json = {
  'Retry-After': {
    description: 'Number of seconds to wait.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
};

/** components.responses */
export const errorResponses: Json = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([status, [name, description]]) => [
      name,
      answer(
        description,
        refTo(status === '400' ? 'InvalidFields' : 'Failure'),
        status === '429' ? retryAfter : undefined,
      ),
    ]),
  ),
  [TROUBLE]: answer(
    'The server can’t respond right now. During maintenance, it returns 503 with `data.maintenance`.',
    { allOf: [refTo('Failure'), { properties: { data: refTo('Trouble') } }] },
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
  InvalidFields: {
    allOf: [
      refTo('Failure'),
      object({ data: object({ errors: { type: 'array', items: refTo('FieldError') } }) }),
    ],
  },
};
