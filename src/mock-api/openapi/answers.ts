import type { ErrorStatus, UploadRules } from '@/shared/api/endpoint';
import { ACCESS_COOKIE, REFRESH_COOKIE, XSRF_COOKIE } from '../http/cookies';
import { object, orNull, refTo, type Json } from './json';

/** Every refusal has the envelope; what its status means. */
const refusals = {
  400: [
    'BadRequest',
    'The body or a parameter isn’t what the call takes: `data.errors` says where.',
  ],
  401: ['Unauthorized', 'No session, or its access token has run out: renew it and ask again.'],
  402: ['PackageNeeded', 'No package of the server holds this, or not so many.'],
  403: ['Forbidden', 'Not yours to see or change, or the XSRF token is missing or wrong.'],
  404: ['NotFound', 'Not found.'],
  409: ['Conflict', 'It changed in the meantime, or its state no longer allows this.'],
  413: ['TooLarge', 'The body is larger than 1 MB.'],
  415: ['NotJson', 'The body isn’t `application/json`.'],
  422: ['Unprocessable', 'Well formed, but not true: the message says what is wrong with it.'],
  429: ['TooManyRequests', 'Too soon. `Retry-After` says when to ask again.'],
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
              allOf: [refTo('Failure'), { properties: { data } }],
            }),
      ]),
  ),
  '5XX': { $ref: `#/components/responses/${TROUBLE}` },
});

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
export const FILE_HEADERS: Json = {
  'Content-Disposition': {
    description: 'Always `attachment`, with its name.',
    schema: { type: 'string' },
  },
  'X-Content-Type-Options': { schema: { const: 'nosniff' } },
};

/** Refusals of a file for its size and type. */
export const fileRefusals = ({ maxBytes, typeNames }: UploadRules): Json => ({
  413: answer(
    `The file is larger than ${String(maxBytes / (1024 * 1024))} MB, or than its owner allows.`,
    refTo('Failure'),
  ),
  415: answer(`Only ${typeNames} are taken.`, refTo('Failure')),
});

const retryAfter: Json = {
  'Retry-After': {
    description: 'Seconds to wait.',
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
    'The server can’t answer now. 503 with `data.maintenance` while it is closed on purpose.',
    { allOf: [refTo('Failure'), { properties: { data: orNull(refTo('Trouble')) } }] },
  ),
};

const message: Json = { type: 'string', description: 'For the person at the screen.' };

/** The schemas of the envelope. */
export const envelopeSchemas: Readonly<Record<string, Json>> = {
  Success: object({ success: { const: true }, message, data: {} }),
  Failure: object({
    success: { const: false },
    message,
    data: { description: 'Null unless there is more data, such as the ID of an order.' },
  }),
  Trouble: object({
    maintenance: object({
      message: { type: 'string', description: 'Why it is closed.' },
      until: {
        description: 'When it should be over; null where no one knows.',
        anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
      },
    }),
  }),
  FieldError: object({
    path: { type: 'string', description: 'Names and indices with dots between: "tokens.0.mint".' },
    message,
  }),
  InvalidFields: {
    allOf: [
      refTo('Failure'),
      object({ data: object({ errors: { type: 'array', items: refTo('FieldError') } }) }),
    ],
  },
};
