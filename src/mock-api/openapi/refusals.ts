import type { Access, Endpoint, UploadRules } from '@/shared/api/endpoint';
import { errorCodes, type ErrorStatus, type RefusalCode } from '@/shared/api/errorCodes';
import { retryAfter } from './answers';
import { object, refTo, type Json } from './json';
import { shape } from './shape';

/** What a status says for itself, and the start of the names of its responses. */
const byStatus: Readonly<Record<ErrorStatus, readonly [name: string, meaning: string]>> = {
  400: ['BadRequest', 'The request isn’t valid.'],
  401: ['Unauthorized', 'Renew the session and try again.'],
  402: ['PackageNeeded', 'The server’s package doesn’t allow this.'],
  403: ['Forbidden', 'The caller may not do this.'],
  404: ['NotFound', 'Something that the call names doesn’t exist.'],
  409: ['Conflict', 'The state of the data doesn’t allow this.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['WrongType', 'The body has the wrong type.'],
  422: ['Unprocessable', 'The request is well formed, but can’t be carried out.'],
  429: ['TooManyRequests', '`Retry-After` says how long to wait.'],
};

const signedIn: readonly RefusalCode[] = ['not-signed-in', 'signed-out-by-ban'];
const onTeam: readonly RefusalCode[] = [...signedIn, 'not-on-team', 'server-not-found'];

/** What the access that a call needs implies. */
const byAccess: Readonly<Record<Access, readonly RefusalCode[]>> = {
  // Anyone may call these, so a server limits them.
  open: ['too-many-requests'],
  renewal: [],
  session: signedIn,
  staff: [...signedIn, 'staff-only'],
  viewer: onTeam,
  editor: [...onTeam, 'editor-needed'],
  reviewer: [...onTeam, 'reviewer-needed'],
  treasurer: [...onTeam, 'treasurer-needed'],
  owner: [...onTeam, 'owner-needed'],
};

/** What follows from the method, the parameters and the body of a call. */
function implied(endpoint: Endpoint): RefusalCode[] {
  const { method, access, params = {}, query, body, upload, idempotent } = endpoint;
  const kinds = Object.values(params).map(({ of }) => of);
  return [
    ...byAccess[access],
    ...(method === 'GET' ? [] : (['xsrf-token-mismatch', 'cross-site-call'] as const)),
    ...(kinds.length > 0 ? (['not-found'] as const) : []),
    ...(kinds.includes('order') ? (['order-not-found'] as const) : []),
    ...(query || body || upload || idempotent ? (['invalid-fields'] as const) : []),
    ...(idempotent ? (['idempotency-key-reused'] as const) : []),
    ...(body || upload ? (['body-too-large', 'wrong-content-type'] as const) : []),
  ];
}

/** Every refusal of a call by its code, with the schema of what `data` holds beside the code; null if nothing. */
function refusalsOf(endpoint: Endpoint): Map<RefusalCode, Json | null> {
  const all = new Map<RefusalCode, Json | null>(implied(endpoint).map((code) => [code, null]));
  for (const [code, schema] of Object.entries(endpoint.errors ?? {}))
    if (isRefusalCode(code)) all.set(code, schema === null ? null : shape(schema));
  return all;
}

const isRefusalCode = (code: string): code is RefusalCode => code in errorCodes;

/** A refusal as a response of the document, and its name among the components if others can share it. */
export interface RefusalResponse {
  status: ErrorStatus;
  /** Null if the response is this call’s alone. */
  name: string | null;
  response: Json;
}

/** The refusals of a call, one response for each status, by status. */
export function refusalResponses(endpoint: Endpoint): RefusalResponse[] {
  const all = [...refusalsOf(endpoint)];
  return statuses.flatMap((status) => {
    const refusals = all.filter(([code]) => errorCodes[code].status === status);
    if (refusals.length === 0) return [];
    const response = responseOf(status, refusals, endpoint.upload);
    return [{ status, name: nameOf(status, refusals, endpoint), response }];
  });
}

const statuses: readonly ErrorStatus[] = [400, 401, 402, 403, 404, 409, 413, 415, 422, 429];

type Refusals = readonly (readonly [RefusalCode, Json | null])[];

function nameOf(status: ErrorStatus, refusals: Refusals, { upload }: Endpoint): string | null {
  if (refusals.some(([, told]) => told !== null) || (upload && [413, 415].includes(status)))
    return null;
  const words = refusals.map(([code]) => code).toSorted();
  return [byStatus[status][0], ...words].join('.');
}

function responseOf(status: ErrorStatus, refusals: Refusals, upload?: UploadRules): Json {
  const codes = refusals.map(([code]) => code).toSorted();
  const file = upload && inFile(status, upload);
  return {
    description: [
      file ?? byStatus[status][1],
      codes.map((code) => `- \`${code}\`: ${errorCodes[code].meaning}`).join('\n'),
    ].join('\n\n'),
    ...(status === 429 ? { headers: retryAfter } : {}),
    content: {
      'application/json': {
        schema: { allOf: [refTo('Failure'), object({ data: dataOf(refusals) })] },
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  };
}

const inFile = (status: ErrorStatus, { maxBytes, typeNames }: UploadRules): string | undefined => {
  if (status === 413)
    return `The file is larger than ${String(maxBytes / (1024 * 1024))} MB, or larger than the task allows.`;
  return status === 415 ? `Only ${typeNames} are accepted.` : undefined;
};

/** `data` of a refusal: its code, and what belongs to the code. */
function dataOf(refusals: Refusals): Json {
  const bare = refusals.flatMap(([code, told]) => (told === null ? [code] : [])).toSorted();
  const kinds: Json[] = [
    ...(bare.length > 0 ? [withCode({ enum: bare })] : []),
    ...refusals.flatMap(([code, told]) =>
      told === null ? [] : [{ allOf: [told, withCode({ const: code })] }],
    ),
  ];
  const [only] = kinds;
  if (kinds.length !== 1 || only === undefined) return { anyOf: kinds };
  return bare.length === 1 && bare[0] === 'invalid-fields' ? refTo('FieldErrors') : only;
}

const withCode = (code: Json): Json => ({ type: 'object', properties: { code } });

/** What belongs to a code beside it, in its example. */
const besideCode: Readonly<Partial<Record<string, Json>>> = {
  'account-banned': { ban: { reason: 'Sold access to a server.' } },
  'invalid-fields': { errors: [{ path: 'amount', message: 'Enter an amount above zero.' }] },
  'order-paid': { orderId: 'ord-1042', paymentSignature: null },
  'order-pending': { orderId: 'ord-1042' },
  'proof-not-accepted': { trouble: 'EXPIRED' },
  maintenance: {
    maintenance: { message: 'We’re moving to a new database.', until: '2026-03-14T16:00:00.000Z' },
  },
};

/** components.examples: a failure for each code. */
export const failureExamples: Json = Object.fromEntries(
  Object.entries(errorCodes).map(([code, { meaning }]) => [
    code,
    {
      summary: meaning,
      value: {
        success: false,
        message: meaning.replaceAll('`', ''),
        data: { code, ...besideCode[code] },
      },
    },
  ]),
);
