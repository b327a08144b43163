import { hashOf } from '@/shared/text/hashOf';

/** Kinds of things with a picture. */
export const pictureKinds = ['servers', 'collections', 'tokens', 'members', 'emoji'] as const;
export type PictureKind = (typeof pictureKinds)[number];

const FOLDER = '/__mock/pictures';
/** Route the pictures are served at. */
export const PICTURE_PATH = `${FOLDER}/:kind/:file`;

/** Path of a picture on our own origin; `name` has lower-case letters, digits and dashes only. */
export const pictureOf = (kind: PictureKind, name: string) => `${FOLDER}/${kind}/${name}.svg`;

/** Path of a member's picture; null for about one in five, as in reality. */
export const memberPicture = (userId: string): string | null =>
  hashOf(userId) % 5 === 0 ? null : pictureOf('members', userId);

/** Path of a server's custom emoji, by its name; `isStill` for the still version of an animated one. */
export const emojiPicture = (name: string, isStill = false) =>
  pictureOf('emoji', `${pictureName(name)}${isStill ? STILL : ''}`);

/** Suffix of the name of an animated picture's still version. */
export const STILL = '-still';

/** Converts a name to the form used in paths of pictures. */
export const pictureName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
