import type { Db } from '../../store/db';
import type { XFollowersRow } from './rows';
import { madeAt } from './xTimeline';

/** What X says of an account. */
export type XAccount = Required<XFollowersRow>;

/** What X says of an account of which no row tells more: an ordinary one, years old. */
const ORDINARY = {
  followers: 0,
  createdAt: Date.UTC(2019, 0, 1),
  isVerified: false,
  isProtected: false,
  hasPicture: true,
};

/** What X says of an account now. Rows of earlier versions know its followers alone; its id may tell its age. */
export function xAccountOf({ xFollowers }: Pick<Db, 'xFollowers'>, externalId: string): XAccount {
  const row = xFollowers.findLast((each) => each.externalId === externalId);
  const createdAt = madeAt(externalId) ?? ORDINARY.createdAt;
  return { ...ORDINARY, createdAt, ...row, externalId };
}
