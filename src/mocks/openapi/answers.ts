import { object, refTo, type Json } from './json';

/** Every refusal has the envelope; what its status means. */
const refusals = {
  400: [
    'BadRequest',
    'The body or a parameter is not what the call takes: `data.errors` says where.',
  ],
  401: ['Unauthorized', 'No session, or its access token has run out: renew it and ask again.'],
  402: ['PackageNeeded', 'No package of the server holds this, or not so many.'],
  403: ['Forbidden', 'Not yours to see or change, or the XSRF token is missing or wrong.'],
  404: ['NotFound', 'There is no such thing.'],
  409: ['Conflict', 'It has changed meanwhile, or its state no longer allows this.'],
  422: ['Unprocessable', 'Well formed, but not true: the message says what is wrong with it.'],
  429: ['TooManyRequests', 'Too soon. `Retry-After` says when to ask again.'],
} as const;

export type ErrorStatus = keyof typeof refusals;
const TROUBLE = 'ServerTrouble';

/** The error answers of an operation, by status, each a reference. */
export const errorAnswers = (statuses: readonly ErrorStatus[]): Json =>
  Object.fromEntries(
    [
      ...[...new Set(statuses)]
        .sort((one, other) => one - other)
        .map((status) => [String(status), refusals[status][0]]),
      ['5XX', TROUBLE],
    ].map(([status, name]) => [status, { $ref: `#/components/responses/${String(name)}` }]),
  );

const answer = (description: string, schema: string, headers?: Json): Json => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/json': { schema: refTo(schema) } },
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
        status === '400' ? 'InvalidFields' : 'Failure',
        status === '429' ? retryAfter : undefined,
      ),
    ]),
  ),
  [TROUBLE]: answer(
    'The server cannot answer now. 503 with `data.maintenance` while it is closed on purpose.',
    'Failure',
  ),
};

const message: Json = { type: 'string', description: 'For the person at the screen.' };

/** The schemas of the envelope. */
export const envelopeSchemas: Readonly<Record<string, Json>> = {
  Success: object({ success: { const: true }, message, data: {} }),
  Failure: object({
    success: { const: false },
    message,
    data: { description: 'Null, unless there is more to tell, such as the id of an order.' },
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
