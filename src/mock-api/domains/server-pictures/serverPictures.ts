import type { FileType } from '@/features/earning/uploads/fileTypes';
import {
  LEAST_EDGE,
  MOST_BYTES_IN_ALL,
  MOST_EDGE,
  MOST_PICTURES,
  SERVER_PICTURE_NAMES,
} from '@/features/server/server-pictures/pictureRules';
import { DAY } from '@/shared/time/durations';
import type { SentFile } from '../../http/input';
import { Refusal } from '../../http/reply';
import type { World } from '../../store/world';
import { token } from '../accounts/sessions';
import type { Bytes } from '../files/content/bytes';
import { factsOf } from '../files/content/pictureFacts';
import { readFile, wrongFile } from '../files/content/readFile';
import { digestOf } from '../files/uploads';
import type { ServerPictureRow } from './rows';

/** Minimum age before an unused picture is deleted, because a draft with it may not be saved yet. */
const FRESH = 7 * DAY;
/** Time in which undoing a change of settings may restore a picture. */
const UNDONE_WITHIN = 30 * DAY;

export const FULL = `This server already uses ${String(MOST_PICTURES)} images or ${String(MOST_BYTES_IN_ALL / (1024 * 1024))} MB. Remove some from its messages first, or paste a link.`;

interface Picture {
  type: FileType;
  kept: Bytes;
}

/** A sent picture as it is stored, or why it is refused. */
export function readPicture(sent: SentFile): Picture | Refusal<'invalid-fields'> {
  const file = readFile(sent, SERVER_PICTURE_NAMES);
  if (file instanceof Refusal) return file;
  const facts = factsOf(file.type, file.kept);
  if (facts === null) return wrongFile('This image is damaged or incomplete.');
  const edges = [facts.width, facts.height];
  if (Math.min(...edges) < LEAST_EDGE)
    return wrongFile(`Each edge needs at least ${String(LEAST_EDGE)} pixels.`);
  if (Math.max(...edges) > MOST_EDGE)
    return wrongFile(`Each edge can have at most ${String(MOST_EDGE)} pixels.`);
  return file;
}

/** Stores a picture for a server; null if the server has reached its limits. The same content keeps its address. */
export async function addPicture(
  world: World,
  serverId: string,
  { type, kept }: Picture,
): Promise<ServerPictureRow | null> {
  const { db, clock, files } = world;
  const sha256 = await digestOf(kept);
  const known = db.serverPictures.find((row) => row.serverId === serverId && row.sha256 === sha256);
  if (known) {
    known.at = clock.now();
    return known;
  }
  const bytes = kept.byteLength;
  const gone = toDelete(world, serverId, bytes);
  if (gone === null) return null;
  const row = { id: token(), serverId, type, bytes, sha256, at: clock.now() };
  db.serverPictures = [...db.serverPictures.filter((each) => !gone.includes(each)), row];
  const isStored = (digest: string) => db.serverPictures.some((each) => each.sha256 === digest);
  try {
    await files.put(sha256, kept);
  } catch (error) {
    db.serverPictures = db.serverPictures.filter((each) => each !== row);
    throw error;
  } finally {
    await Promise.all(
      gone.filter((each) => !isStored(each.sha256)).map((each) => files.remove(each.sha256)),
    );
  }
  return row;
}

/** The oldest unused pictures to delete so that one more fits; null where that is not enough. */
function toDelete(world: World, serverId: string, bytes: number): ServerPictureRow[] | null {
  const kept = world.db.serverPictures.filter((row) => row.serverId === serverId);
  let count = kept.length + 1;
  let size = kept.reduce((sum, row) => sum + row.bytes, bytes);
  const isOver = () => count > MOST_PICTURES || size > MOST_BYTES_IN_ALL;
  if (!isOver()) return [];
  const texts = textsOf(world, serverId);
  const gone: ServerPictureRow[] = [];
  for (const row of kept.toSorted((one, other) => one.at - other.at)) {
    if (!isOver() || row.at > world.clock.now() - FRESH) break;
    if (texts.includes(row.id)) continue;
    gone.push(row);
    count -= 1;
    size -= row.bytes;
  }
  return isOver() ? null : gone;
}

/**
 * All texts of a server that may refer to a picture: settings and rules, templates, posts, and changes that can still
 * be undone.
 */
function textsOf({ db, clock }: World, serverId: string): string {
  const since = clock.now() - UNDONE_WITHIN;
  return JSON.stringify([
    db.modules.filter((row) => row.serverId === serverId),
    db.messageTemplates.filter((row) => row.serverId === serverId),
    db.deliveries.filter((row) => row.serverId === serverId),
    db.messageCopies.filter((row) => row.serverId === serverId),
    db.audit.filter((row) => row.serverId === serverId && row.at > since),
  ]);
}
