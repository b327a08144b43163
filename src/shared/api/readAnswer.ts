import * as z from 'zod/mini';
import {
  GENERIC_FAILURE,
  UNEXPECTED_ANSWER,
  type ApiResult,
  type Failure,
  type FieldError,
} from './envelope';
import { plainChainText } from '@/shared/solana/chainText';
import type { HttpAnswer } from './apiRequest';

/** Message of a call that its caller or the user cancelled. Not meant to be shown. */
export const CALL_CANCELLED = 'The call was cancelled';

const successSchema = z.object({
  success: z.literal(true),
  message: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
});
const spokenSchema = z.object({ message: z.string() });
const refusalSchema = z.object({ success: z.literal(false) });
const toldSchema = z.object({ data: z.record(z.string(), z.unknown()) });
const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });

/**
 * Turns a raw answer into a result. The server's message is passed on if there is one (spec §8); an answer of another
 * shape, HTML included, becomes an ordinary failure (reliability E2).
 */
export function readAnswer<S extends z.ZodMiniType>(
  answer: HttpAnswer,
  schema: S,
): ApiResult<z.output<S>> {
  if (answer.kind === 'aborted') return { success: false, message: CALL_CANCELLED };
  if (answer.kind === 'no-answer') return { success: false, message: GENERIC_FAILURE };
  const { status, body } = answer;
  const refused = status < 200 || status > 299 || refusalSchema.safeParse(body).success;
  if (refused) return failureOf(status, body);
  return parseEnvelope(schema, body) ?? { success: false, message: UNEXPECTED_ANSWER, status };
}

/** A call that returns nothing may leave `data` out; it is read as null then. */
function parseEnvelope<S extends z.ZodMiniType>(
  schema: S,
  body: unknown,
): ApiResult<z.output<S>> | undefined {
  try {
    const envelope = successSchema.parse(body);
    const data = schema.parse(envelope.data ?? null);
    const { message } = envelope;
    return { success: true, message: typeof message === 'string' ? message : '', data };
  } catch {
    // Not of that shape; or a schema's own transform threw on an unforeseen value.
    return undefined;
  }
}

function failureOf(status: number, body: unknown): Failure {
  const spoken = spokenSchema.safeParse(body);
  const message = spoken.success ? plainChainText(spoken.data.message.trim()) : '';
  const answer = toldSchema.safeParse(body);
  const { code, errors: listed, ...told } = answer.success ? answer.data.data : {};
  const errors = fieldErrors(listed);
  return {
    success: false,
    message: message === '' ? GENERIC_FAILURE : message,
    status,
    ...(typeof code === 'string' ? { code } : {}),
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(told).length > 0 ? { told } : {}),
  };
}

/** The readable field errors; empty for a value that is not a list. */
const fieldErrors = (listed: unknown): FieldError[] =>
  (Array.isArray(listed) ? listed : []).flatMap((item) => {
    const error = fieldErrorSchema.safeParse(item);
    return error.success ? [error.data] : [];
  });
