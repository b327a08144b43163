import { BANNER, CARD, OWN_PICTURE_NAMES } from '@/features/identity/profiles/pictureRules';
import type { FileType } from '@/features/earning/uploads/fileTypes';
import type { SentFile } from '../../http/input';
import { Refusal } from '../../http/reply';
import { token } from '../accounts/sessions';
import type { Bytes } from '../files/content/bytes';
import { factsOf } from '../files/content/pictureFacts';
import { readFile, wrongFile } from '../files/content/readFile';
import type { World } from '../../store/world';
import type { ProfileFileRow } from './rows';

interface Picture {
  type: FileType;
  kept: Bytes;
}

type Kind = ProfileFileRow['kind'];

/** Metadata of an uploaded banner, or the reason it is refused. */
export function readBanner(sent: SentFile): Picture | Refusal<'invalid-fields'> {
  const picture = readStill(sent, OWN_PICTURE_NAMES);
  if (picture instanceof Refusal) return picture;
  const { width, height } = picture;
  const { leastWidth, leastHeight, mostEdge } = BANNER;
  if (width < leastWidth || height < leastHeight)
    return wrongFile(
      `This image is too small. Use at least ${String(leastWidth)} × ${String(leastHeight)} pixels.`,
    );
  if (Math.max(width, height) > mostEdge)
    return wrongFile(`This image is too large. Use at most ${String(mostEdge)} pixels per side.`);
  return picture;
}

/** Metadata of an uploaded card, or the reason it is refused. */
export function readCard(sent: SentFile): Picture | Refusal<'invalid-fields'> {
  const picture = readStill(sent, 'PNG images');
  if (picture instanceof Refusal) return picture;
  return picture.width === CARD.width && picture.height === CARD.height
    ? picture
    : wrongFile(`The image must be ${String(CARD.width)} × ${String(CARD.height)} pixels.`);
}

function readStill(sent: SentFile, names: string) {
  const file = readFile(sent, names);
  if (file instanceof Refusal) return file;
  const facts = factsOf(file.type, file.kept);
  if (facts === null) return wrongFile('This image is damaged or incomplete. Choose another one.');
  if (facts.isMoving) return wrongFile('Animated images aren’t supported. Choose a still image.');
  return { ...file, width: facts.width, height: facts.height };
}

export const fileOf = ({ db }: World, userId: string, kind: Kind): ProfileFileRow | undefined =>
  db.profileFiles.find((row) => row.userId === userId && row.kind === kind);

/** Stores a member's banner or card. It replaces the earlier one, whose address stops working. */
export async function storeFile(
  world: World,
  of: Pick<ProfileFileRow, 'userId' | 'kind' | 'key'>,
  { type, kept }: Picture,
): Promise<void> {
  const id = token();
  await world.files.put(id, kept);
  const before = world.db.profileFiles.filter(
    ({ userId, kind }) => userId === of.userId && kind === of.kind,
  );
  const row = { ...of, id, type, bytes: kept.byteLength, at: world.clock.now() };
  world.db.profileFiles = [...world.db.profileFiles.filter((each) => !before.includes(each)), row];
  world.changed();
  await Promise.all(before.map((each) => world.files.remove(each.id)));
}

/** Removes a member's banner or card, if there is one. */
export async function removeFile(world: World, userId: string, kind: Kind): Promise<void> {
  const row = fileOf(world, userId, kind);
  if (!row) return;
  world.db.profileFiles = world.db.profileFiles.filter((each) => each !== row);
  world.changed();
  await world.files.remove(row.id);
}
