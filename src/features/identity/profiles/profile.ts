import * as z from 'zod/mini';
import { earnedBadgesOf } from '@/features/earning/badges/badge';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import {
  addressText,
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { tidyLink } from '@/shared/links/link';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';
import {
  chosenNftSchema,
  earnedSchema,
  levelSchema,
  shownNftSchema,
  shownStreakSchema,
} from './showcase';

export const visibilities = ['PUBLIC', 'SHARED_SERVERS', 'HIDDEN'] as const;

/** What of it is shown to those who may. */
export const shownParts = [
  'points',
  'activity',
  'servers',
  'level',
  'streak',
  'badges',
  'nfts',
  'earned',
  'socials',
  'wallets',
] as const;
export type ShownPart = (typeof shownParts)[number];

export const MOST_NFTS = 6;

export const MOST_NAME = 32;
export const MOST_BIO = 280;

/** Off for clients that don't send the switch yet. */
const off = z._default(z.boolean(), false);

const shown = z.object({
  points: z.boolean(),
  activity: z.boolean(),
  servers: z.boolean(),
  socials: z.boolean(),
  wallets: z.boolean(),
  level: off,
  streak: off,
  badges: off,
  nfts: off,
  earned: off,
});

const lengthOf = (text: string) => Array.from(text).length;

/** A website as it is kept: empty for blanks alone. */
export const tidyWebsite = (typed: string): string => tidyLink(typed).trim();

/** What one sets about oneself, as it is sent; the form and the server ask the same of it. */
export const profileValues = z.object({
  displayName: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter a name.'),
    z.refine((name) => lengthOf(name) <= MOST_NAME, `At most ${String(MOST_NAME)} characters.`),
  ),
  bio: z.string().check(
    z.trim(),
    z.refine((bio) => lengthOf(bio) <= MOST_BIO, `At most ${String(MOST_BIO)} characters.`),
  ),
  website: z.string().check(
    z.overwrite(tidyWebsite),
    z.maxLength(200, 'At most 200 characters.'),
    z.refine((url) => url === '' || isWebsite(url), 'Enter an address that starts with https://.'),
    z.describe('A link, with or without https://. Stored with https://.'),
  ),
  visibility: z.enum(visibilities, 'Choose who can see it.'),
  shown,
  isPublicLink: z
    ._default(z.boolean(), false)
    .check(
      z.describe(
        'Whether anyone with the link can see the profile without signing in. Requires `visibility` to be `PUBLIC`.',
      ),
    ),
  nfts: z.optional(
    z
      .array(addressText)
      .check(
        z.maxLength(MOST_NFTS, `Choose up to ${String(MOST_NFTS)} NFTs.`),
        z.describe(
          'Addresses of the NFTs to show, in display order. If omitted, the saved NFTs are kept.',
        ),
      ),
  ),
});
export type ProfileValues = z.infer<typeof profileValues>;

/** Whether a text is the address of a website: https, a host with a dot, no user and no password in it. */
export function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** GET /users/me/profile. What grants something is read strictly: what is unclear is not shown to others. */
export const ownProfileSchema = withLists({
  username: z.string(),
  picture: textOrNull,
  /** Whether that is one's own and not the one of Discord. */
  hasOwnPicture: exactlyTrue,
  displayName: orElse(z.string(), ''),
  bio: orElse(z.string(), ''),
  website: orElse(z.string(), ''),
  visibility: orElse(z.enum(visibilities), 'HIDDEN'),
  shown: z.object({
    points: exactlyTrue,
    activity: exactlyTrue,
    servers: exactlyTrue,
    socials: exactlyTrue,
    wallets: exactlyTrue,
    level: exactlyTrue,
    streak: exactlyTrue,
    badges: exactlyTrue,
    nfts: exactlyTrue,
    earned: exactlyTrue,
  }),
  isPublicLink: exactlyTrue,
  /** The chosen NFTs, including those sold since. */
  nfts: listOf(chosenNftSchema, { what: 'NFT', by: 'address', mayBeMissing: true }),
  /** The member's own banner; null for a drawn one. */
  banner: textOrNull,
  /** Goes up with each change. */
  version: z.int(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

const count = orNull(z.nullable(z.number()));

/** A member as others see them. Hidden parts are null or empty. */
export const publicProfileSchema = withLists({
  username: z.string(),
  name: orElse(z.string(), UNKNOWN_MEMBER),
  picture: textOrNull,
  /** Null for a drawn banner. */
  banner: textOrNull,
  bio: orElse(z.string(), ''),
  website: textOrNull,
  memberSince: timeOrNull,
  isMe: exactlyTrue,
  /** Earned in all, quests done, and the best all-time rank on a server. Null where points are not shown. */
  points: count,
  questsDone: count,
  best: orNull(z.nullable(z.object({ rank: z.number(), server: boardServerSchema }))),
  /** Servers of theirs that the reader may know of. Null where they are not shown. */
  servers: z.nullable(listOf(boardServerSchema, { what: 'server', by: 'id', mayBeMissing: true })),
  /** Quests done, the newest first. */
  activity: listOf(
    z.object({
      id: idSchema,
      title: orElse(z.string(), 'A quest'),
      at: timeOrNull,
      server: boardServerSchema,
    }),
    { what: 'quest', by: 'id', mayBeMissing: true },
  ),
  isActivityShown: exactlyTrue,
  socials: listOf(z.object({ platform: openEnum(z.enum(['X', 'Telegram'])), handle: z.string() }), {
    what: 'account',
    mayBeMissing: true,
  }),
  /** Base58. */
  wallets: textsSchema,
  /** The highest level, and its server. Null if levels are hidden, or without one. */
  level: orNull(z.nullable(levelSchema)),
  /** Days in a row with points on servers the viewer may know about. Null if hidden. */
  streak: orNull(z.nullable(shownStreakSchema)),
  /** Badges of servers the viewer may know about, newest first. */
  badges: earnedBadgesOf,
  /** The chosen NFTs that are still in a linked wallet. */
  nfts: listOf(shownNftSchema, { what: 'NFT', mayBeMissing: true }),
  /** Total paid by servers the viewer may know about. Null if hidden. */
  earned: orNull(z.nullable(earnedSchema)),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;
