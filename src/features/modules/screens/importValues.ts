import * as z from 'zod/mini';
import type { ModuleSpec } from '../engine/defineModule';
import { completeValues } from '../engine/schema';
import { withoutSecrets } from '../engine/secrets';
import type { Values } from '../common-fields/field';

/** Larger files are not exports of a module. */
const MOST_BYTES = 512 * 1024;

const fileSchema = z.object({
  module: z.string(),
  values: z.record(z.string(), z.unknown()),
});

/**
 * Reads the values in an exported file, with initial values for newer fields. They are put into the
 * form for review before they are saved; the form reports channels and roles of another server.
 *
 * @returns the values, or the reason why the file is rejected
 */
export async function importValues(
  { slug, title, fields }: ModuleSpec,
  file: Blob,
): Promise<{ values: Values } | { problem: string }> {
  if (file.size > MOST_BYTES) return { problem: 'This file is too large. Maximum 512 KB.' };
  const parsed = fileSchema.safeParse(parse(await file.text()));
  if (!parsed.success) return { problem: 'This file isn’t an export of a module.' };
  if (parsed.data.module !== slug) {
    return { problem: `This file is for another module, not ${title}.` };
  }
  return { values: withoutSecrets(fields, completeValues(fields, parsed.data.values)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
