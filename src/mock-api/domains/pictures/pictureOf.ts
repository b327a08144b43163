import { hashOf } from '@/shared/text/hashOf';

/** What has a picture. */
export const pictureKinds = ['servers', 'collections', 'tokens', 'members', 'emoji'] as const;
export type PictureKind = (typeof pictureKinds)[number];

const FOLDER = '/__mock/pictures';
/** Route the pictures are served at. */
export const PICTURE_PATH = `${FOLDER}/:kind/:file`;

/** Address of a picture on our own origin; `name` is of small letters, digits and dashes. */
export const pictureOf = (kind: PictureKind, name: string) => `${FOLDER}/${kind}/${name}.svg`;

/** Of a member's picture; null for about one in five, as people are. */
export const memberPicture = (userId: string): string | null =>
  hashOf(userId) % 5 === 0 ? null : pictureOf('members', userId);

/** Of a server’s own emoji, by its name; `isStill` of one that moves, for those who want nothing to. */
export const emojiPicture = (name: string, isStill = false) =>
  pictureOf('emoji', `${pictureName(name)}${isStill ? STILL : ''}`);

/** How the name of a picture ends that stands for one that moves. */
export const STILL = '-still';

/** A name as pictures are filed under it. */
export const pictureName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
