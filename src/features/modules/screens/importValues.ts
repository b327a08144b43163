import * as z from 'zod/mini';
import type { ModuleSpec } from '../engine/defineModule';
import { completeValues } from '../engine/schema';
import { withoutSecrets } from '../engine/secrets';
import type { Values } from '../common-fields/field';

/** Larger ones are none of ours. */
const MOST_BYTES = 512 * 1024;

const fileSchema = z.object({
  module: z.string(),
  values: z.record(z.string(), z.unknown()),
});

/**
 * The values in a file that was exported, with what fields that came later hold at first. They are put into
 * the form to be looked at and saved: channels and roles of another server are told about there.
 *
 * @returns the values, or in words why the file is refused
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
