import {
  LEAST_EDGE,
  MOST_EDGE,
  OWN_PICTURE_NAMES,
} from '@/features/identity/profiles/pictureRules';
import type { FileType } from '@/features/earning/uploads/fileTypes';
import type { SentFile } from '../../http/input';
import { Refusal } from '../../http/reply';
import type { UserRow } from '../accounts/rows';
import { token } from '../accounts/sessions';
import type { Bytes } from '../files/content/bytes';
import { factsOf } from '../files/content/pictureFacts';
import { readFile, wrongFile } from '../files/content/readFile';
import type { World } from '../../store/world';
import type { OwnPictureRow } from './rows';

interface Picture {
  type: FileType;
  kept: Bytes;
}

/** An uploaded profile picture as it is stored, or why it is refused. */
export function readPicture(sent: SentFile): Picture | Refusal<'invalid-fields'> {
  const file = readFile(sent, OWN_PICTURE_NAMES);
  if (file instanceof Refusal) return file;
  const facts = factsOf(file.type, file.kept);
  if (facts === null) return wrongFile('This image is damaged or incomplete.');
  if (facts.isMoving) return wrongFile('Animated images aren’t supported. Choose a still image.');
  const edges = [facts.width, facts.height];
  if (Math.min(...edges) < LEAST_EDGE)
    return wrongFile(`Each edge needs at least ${String(LEAST_EDGE)} pixels.`);
  if (Math.max(...edges) > MOST_EDGE)
    return wrongFile(`Each edge can have at most ${String(MOST_EDGE)} pixels.`);
  return file;
}

/** The user's own picture, shown instead of their Discord avatar. */
export const ownPictureOf = ({ db }: World, userId: string): OwnPictureRow | undefined =>
  db.ownPictures.find((row) => row.userId === userId);

/** Shows an uploaded picture wherever the user's name appears. Deletes the previous one and its address. */
export async function showPicture(world: World, user: UserRow, { type, kept }: Picture) {
  const id = token();
  await world.files.put(id, kept);
  const before = ownPictureOf(world, user.id);
  world.db.ownPictures.push({
    id,
    userId: user.id,
    type,
    bytes: kept.byteLength,
    at: world.clock.now(),
    ofDiscord: before ? before.ofDiscord : user.avatar,
  });
  user.avatar = `/api/users/pictures/${id}`;
  if (before) await forget(world, before);
  world.changed();
}

/** Removes the user's own picture, so that the Discord avatar is shown again. */
export async function showDiscords(world: World, user: UserRow): Promise<void> {
  const row = ownPictureOf(world, user.id);
  if (!row) return;
  user.avatar = row.ofDiscord;
  await forget(world, row);
  world.changed();
}

async function forget(world: World, row: OwnPictureRow): Promise<void> {
  world.db.ownPictures = world.db.ownPictures.filter((each) => each !== row);
  await world.files.remove(row.id);
}
