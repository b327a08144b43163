import { isRow } from '@/shared/api/lenient';
import type { Failure } from '@/shared/api/envelope';
import type { Ban } from './user';

/** The ban a refusal tells of; null where it is another refusal. Without the schema, which each first load would need. */
export function banIn({ status, told }: Failure): Ban | null {
  const ban = told?.['ban'];
  if (status !== 403 || !isRow(ban)) return null;
  const { reason } = ban;
  return { reason: typeof reason === 'string' ? reason : null };
}
