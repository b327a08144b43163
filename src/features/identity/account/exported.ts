import * as z from 'zod/mini';
import { timeSchema } from '@/shared/api/fields';
import { exportedMoney } from './exportedMoney';
import { ifAny, number, parts, text, texts, time, yes } from './exportedParts';

/*
 * The copy of a person's data, category by category. A field that is not named here is not in the copy: ids of
 * other people and secrets stay out of it. Times are ms since 1970, amounts decimal text in base units.
 */

/** The fields of each category. */
export const exportedFields = {
  account: {
    id: text,
    discordId: text,
    username: text,
    displayName: text,
    avatar: text,
    isAdmin: yes,
    isAdminMode: yes,
    capabilities: texts,
    banned: yes,
    referralCode: text,
    joinedAt: time,
  },
  profile: {
    bio: text,
    website: text,
    visibility: text,
    shown: parts,
    isPublicLink: yes,
    nfts: texts,
    version: number,
  },
  formerNames: { from: text, at: time },
  memberships: {
    serverId: text,
    joinedAt: time,
    leftAt: time,
    roles: ifAny(z.array(z.object({ roleId: text, source: text, because: text, at: time }))),
    removal: text,
    timeout: ifAny(z.object({ from: time, until: time })),
    screenedAt: time,
    hadFirstRoles: yes,
  },
  access: { serverId: text, role: text },
  ownedServers: { serverId: text, name: text, isOwner: yes },
  pinnedServers: { serverId: text, at: time },
  visits: { serverId: text, seenAt: time, before: time },
  roleChecks: { serverId: text, at: time },
  wallets: {
    id: text,
    address: text,
    name: text,
    flag: text,
    method: text,
    linkedAt: time,
    firstUsedAt: time,
  },
  walletRequests: {
    id: text,
    serverId: text,
    address: text,
    message: text,
    expiresAt: time,
    isUsed: yes,
  },
  /** Worth of each wallet by day, in lamports by asset. */
  portfolioDays: { wallet: text, day: text, worth: parts },
  assetMarks: { address: text, mark: text, at: time },
  socials: {
    platform: number,
    handle: text,
    externalId: text,
    state: text,
    linkedAt: time,
    isShared: yes,
  },
  socialActivity: {
    platform: number,
    kind: text,
    target: text,
    text,
    lang: text,
    at: time,
    goneAt: time,
  },
  activity: {
    serverId: text,
    channelId: text,
    kind: text,
    at: time,
    amount: number,
    silent: number,
    messageId: text,
    text,
    deletedAt: time,
    round: parts,
  },
  ticketsAndModeration: {
    id: text,
    serverId: text,
    kind: text,
    subject: text,
    state: text,
    at: time,
    rating: number,
    entries: ifAny(z.array(z.object({ at: time, text }))),
  },
  teamNotes: { id: text, serverId: text, text, at: time, editedAt: time },
  roleLog: { id: text, serverId: text, roleId: text, isGiven: yes, at: time, reason: text },
  bulkRoleChanges: {
    id: text,
    serverId: text,
    roleId: text,
    action: text,
    at: time,
    state: text,
    why: text,
  },
  points: {
    id: text,
    at: time,
    serverId: text,
    module: number,
    type: text,
    points: number,
    label: text,
    ref: text,
  },
  xp: { id: text, at: time, serverId: text, kind: text, xp: number, ref: text },
  levels: { serverId: text, level: number, given: texts, stay: number },
  levelUps: {
    id: text,
    serverId: text,
    from: number,
    level: number,
    xp: number,
    at: time,
    channelId: text,
  },
  earnings: {
    serverId: text,
    module: text,
    name: text,
    from: time,
    to: time,
    units: number,
    multiplier: number,
    points: number,
    owed: number,
    amount: text,
    owedAmount: text,
    waits: text,
    streak: number,
    last: time,
  },
  timeZone: { timeZone: text, at: time },
  badges: { badgeId: text, serverId: text, badge: text, earnedAt: time },
  seasonPlaces: {
    serverId: text,
    season: text,
    points: number,
    rank: number,
    prizes: ifAny(
      z.array(
        z.object({
          kind: text,
          mint: text,
          amount: text,
          points: number,
          roleId: text,
          text,
          state: text,
          payoutId: text,
        }),
      ),
    ),
  },
  postReviews: {
    id: text,
    serverId: text,
    post: parts,
    verdict: text,
    note: text,
    decidedAt: time,
  },
  submissions: {
    id: text,
    serverId: text,
    questId: text,
    attempt: number,
    state: text,
    tasks: ifAny(z.record(z.string(), z.record(z.string(), z.unknown()))),
    startedAt: time,
    submittedAt: time,
    verdict: text,
    note: text,
    decidedAt: time,
    claimedAt: time,
    rewards: ifAny(z.array(z.record(z.string(), z.unknown()))),
    code: text,
    rewardedAddress: text,
  },
  questViews: { questId: text },
  questNews: { questId: text },
  questInvitations: { code: text, serverId: text, questId: text },
  acceptedInvitations: { code: text, at: time, wasMember: yes, isFake: yes },
  uploads: {
    id: text,
    serverId: text,
    questId: text,
    submissionId: text,
    taskId: text,
    name: text,
    type: text,
    bytes: number,
    sha256: text,
    at: time,
  },
  uploadDays: { day: text, files: number },
  ownPictures: { id: text, type: text, bytes: number, at: time, ofDiscord: text },
  profileFiles: { id: text, kind: text, type: text, bytes: number, at: time },
  ...exportedMoney,
  notifications: { id: text, site: text, title: text, text, path: text, at: time, isRead: yes },
  newsChoices: { event: text, way: text, isOn: yes },
  directMessages: { id: text, title: text, text, at: time, error: text },
  closedMessages: { isClosed: yes },
  sessions: {
    id: text,
    openedAt: time,
    seenAt: time,
    userAgent: text,
    accessExpiresAt: time,
    refreshExpiresAt: time,
  },
  /** What the person did for servers or the platform; the names of others are left out. */
  audit: { id: text, at: time, action: text, serverId: text },
} as const;

export type ExportedCategory = keyof typeof exportedFields;

/** The categories in their order. */
export const exportedCategories = Object.keys(exportedFields).filter(
  (name): name is ExportedCategory => Object.hasOwn(exportedFields, name),
);

type Rows = Readonly<Record<string, unknown>>[];
const rowsOf = (shape: z.core.$ZodShape): z.ZodMiniType<Rows, Rows> =>
  // What a later server adds to a row is part of the file as well.
  z.array(z.looseObject(shape));

const categories: Record<string, z.ZodMiniType<Rows, Rows>> = Object.fromEntries(
  exportedCategories.map((name) => [name, rowsOf(exportedFields[name])]),
);

/** Everything kept about a person, as rows by what they are. */
export const accountExportSchema = z.object({
  username: z.string(),
  madeAt: timeSchema,
  rows: z.looseObject(categories),
});
