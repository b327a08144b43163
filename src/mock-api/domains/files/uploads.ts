import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import type { Bytes } from './content/bytes';
import type { UploadRow } from './rows';
import { drawnBanner } from './content/drawnBanner';

/** The content of a file that was seeded; null for all others. */
const seededContent = (id: string): Bytes | null =>
  id.startsWith('upl-srv-') ? drawnBanner() : null;

/** What is attached to a task of a try, the first one first. */
export const filesOf = ({ db }: World, submissionId: string, taskId: string): UploadRow[] =>
  db.uploads.filter((row) => row.submissionId === submissionId && row.taskId === taskId);

/** A file as the API tells of it. */
export const uploadView = ({ id, name, type, bytes, at }: UploadRow) => ({
  id,
  name,
  type,
  bytes,
  at: iso(at),
});

/** The content of a file; null where it is gone. What was seeded is drawn when it is asked for. */
export const contentOf = async ({ files }: World, { id }: UploadRow): Promise<Bytes | null> =>
  (await files.get(id)) ?? seededContent(id);

/** Takes files away, content and all. */
export async function removeFiles(world: World, rows: readonly UploadRow[]): Promise<void> {
  if (rows.length === 0) return;
  world.db.uploads = world.db.uploads.filter((row) => !rows.includes(row));
  world.changed();
  await Promise.all(rows.map(({ id }) => world.files.remove(id)));
}

/** SHA-256 of what is stored, hex. */
export async function digestOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
