import * as z from 'zod/mini';
import type { Endpoint, UploadRules } from '@/shared/api/endpoint';
import type { FieldError } from '@/shared/api/envelope';
import { refuse, wrongFields, type Refusal } from './reply';
import type { Context } from './route';

/** Parameters in the path. An impossible value gets 404, unless 400 is declared. */
export function paramsOf(
  { params: declared = {}, errors = {} }: Endpoint,
  { params }: Context,
): Record<string, string> | Refusal {
  for (const [name, { schema }] of Object.entries(declared)) {
    const read = schema.safeParse(params[name]);
    if (!read.success) {
      return 'invalid-fields' in errors
        ? wrongFields(fieldErrors(read.error, name))
        : refuse('not-found', 'Not found.');
    }
  }
  return params;
}

/** The declared query parameters; others are ignored. */
export function queryOf({ query }: Endpoint, { url }: Context): unknown {
  if (!query) return undefined;
  const said = Object.entries(query.shape).flatMap(([name, schema]) => {
    const text = url.searchParams.get(name);
    return text === null ? [] : [[name, meantBy(text, schema)]];
  });
  const read = query.safeParse(Object.fromEntries(said));
  return read.success ? read.data : wrongFields(fieldErrors(read.error));
}

/** Converts a text from the query to a number or boolean where the schema requires one. */
function meantBy(text: string, schema: z.core.$ZodType): unknown {
  const number = /^-?\d{1,15}$/.test(text) ? [Number(text)] : [];
  const boolean = text === 'true' || text === 'false' ? [text === 'true'] : [];
  const readings = [text, ...number, ...boolean];
  return readings.find((reading) => z.safeParse(schema, reading).success) ?? text;
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** The body as declared: 415 for a body that is not JSON, or not an allowed file; 400 with errors by field. */
export async function bodyOf({ body, upload }: Endpoint, context: Context): Promise<unknown> {
  if (upload) return fileIn(upload, context);
  if (!body) return undefined;
  if (!JSON_TYPE.test(context.request.headers.get('content-type') ?? '')) {
    return refuse('wrong-content-type', 'Send the request body as application/json.');
  }
  const read = body.safeParse(await context.body());
  return read.success ? read.data : wrongFields(fieldErrors(read.error));
}

const fieldErrors = ({ issues }: z.core.$ZodError, ...before: string[]): FieldError[] =>
  issues.map(({ path, message }) => ({ path: [...before, ...path].join('.'), message }));

/** An uploaded file. Its declared type is not verified yet. */
export interface SentFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Its Content-Type header. */
  type: string;
}

async function fileIn(
  { maxBytes, types, typeNames }: UploadRules,
  { request }: Context,
): Promise<SentFile | Refusal> {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (!types.includes(type.trim()))
    return refuse('wrong-content-type', `Only ${typeNames} are accepted.`);
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > maxBytes
    ? refuse('body-too-large', `Requests can have at most ${String(maxBytes / (1024 * 1024))} MB.`)
    : { bytes, type: type.trim() };
}
