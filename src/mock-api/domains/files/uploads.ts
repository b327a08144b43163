import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import type { Bytes } from './content/bytes';
import type { UploadRow } from './rows';
import { drawnBanner } from './content/drawnBanner';

/** The content of a seeded file; null for all others. */
const seededContent = (id: string): Bytes | null =>
  id.startsWith('upl-srv-') ? drawnBanner() : null;

/** Files attached to a task of a submission, oldest first. */
export const filesOf = ({ db }: World, submissionId: string, taskId: string): UploadRow[] =>
  db.uploads.filter((row) => row.submissionId === submissionId && row.taskId === taskId);

/** A file as the API returns it. */
export const uploadView = ({ id, name, type, bytes, at }: UploadRow) => ({
  id,
  name,
  type,
  bytes,
  at: iso(at),
});

/** The content of a file; null where it is gone. Seeded files are drawn on request. */
export const contentOf = async ({ files }: World, { id }: UploadRow): Promise<Bytes | null> =>
  (await files.get(id)) ?? seededContent(id);

/** Deletes files and their content. */
export async function removeFiles(world: World, rows: readonly UploadRow[]): Promise<void> {
  if (rows.length === 0) return;
  world.db.uploads = world.db.uploads.filter((row) => !rows.includes(row));
  world.changed();
  await Promise.all(rows.map(({ id }) => world.files.remove(id)));
}

/** SHA-256, hex. */
export async function digestOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
