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

/** The parts of a profile shown to those who may see them. */
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

/** False for clients that don't send the switch yet. */
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

/** A website as it is stored: empty for blanks. */
export const tidyWebsite = (typed: string): string => tidyLink(typed).trim();

/** The profile fields a user can set, as sent; form and server apply the same rules. */
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

/** GET /users/me/profile. Permissions are parsed strictly: an unclear value is not shown to others. */
export const ownProfileSchema = withLists({
  username: z.string(),
  picture: textOrNull,
  hasOwnPicture: exactlyTrue.check(
    z.describe('The picture was uploaded, and isn’t the one from Discord.'),
  ),
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
  nfts: listOf(chosenNftSchema, { what: 'NFT', by: 'address', mayBeMissing: true }).check(
    z.describe('Chosen NFTs in display order, including those sold since.'),
  ),
  banner: textOrNull.check(z.describe('Null for the drawn banner.')),
  version: z.int(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

const count = orNull(z.nullable(z.number()));

/** A member as others see them. Hidden parts are null or empty. */
export const publicProfileSchema = withLists({
  username: z.string(),
  name: orElse(z.string(), UNKNOWN_MEMBER),
  picture: textOrNull,
  banner: textOrNull.check(z.describe('Null for a drawn banner.')),
  bio: orElse(z.string(), ''),
  website: textOrNull,
  memberSince: timeOrNull.check(z.describe('When the account was created.')),
  isMe: exactlyTrue,
  points: count.check(z.describe('Total of points earned. Null if points are hidden.')),
  questsDone: count.check(z.describe('Null if points are hidden.')),
  best: orNull(z.nullable(z.object({ rank: z.number(), server: boardServerSchema }))).check(
    z.describe('Best all-time rank on a server. Null if points are hidden, or without one.'),
  ),
  servers: z
    .nullable(listOf(boardServerSchema, { what: 'server', by: 'id', mayBeMissing: true }))
    .check(z.describe('Servers that the viewer may know about. Null if hidden.')),
  activity: listOf(
    z.object({
      id: idSchema,
      title: orElse(z.string(), 'A quest'),
      at: timeOrNull,
      server: boardServerSchema,
    }),
    { what: 'quest', by: 'id', mayBeMissing: true },
  ).check(z.describe('The last 10 quests done, the newest first. Empty if hidden.')),
  isActivityShown: exactlyTrue,
  socials: listOf(z.object({ platform: openEnum(z.enum(['X', 'Telegram'])), handle: z.string() }), {
    what: 'account',
    mayBeMissing: true,
  }),
  wallets: textsSchema.check(z.describe('Addresses of linked wallets. Empty if hidden.')),
  level: orNull(z.nullable(levelSchema)).check(
    z.describe('Highest level, and its server. Null if hidden, or without one.'),
  ),
  streak: orNull(z.nullable(shownStreakSchema)).check(
    z.describe('Days in a row with points. Null if hidden.'),
  ),
  badges: earnedBadgesOf,
  nfts: listOf(shownNftSchema, { what: 'NFT', mayBeMissing: true }).check(
    z.describe('Chosen NFTs that are still in a linked wallet, in display order.'),
  ),
  earned: orNull(z.nullable(earnedSchema)).check(
    z.describe('Total of rewards and claims paid by these servers. Null if hidden.'),
  ),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;
