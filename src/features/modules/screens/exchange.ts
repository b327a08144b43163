import { download } from '@/shared/files/download';
import type { ModuleSpec } from '../engine/defineModule';
import { withoutSecrets } from '../engine/secrets';
import type { Values } from '../common-fields/field';

/** Hands the values to the browser as a file, to be kept or imported on another server. Secrets are left out. */
export function exportValues({ slug, fields }: ModuleSpec, values: Values, name: string): void {
  const safeName = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  const text = JSON.stringify({ module: slug, values: withoutSecrets(fields, values) }, null, 2);
  download(`${slug}-${safeName}.json`, text, 'application/json');
}
