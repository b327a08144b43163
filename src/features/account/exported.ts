import * as z from 'zod/mini';
import { orElse, timeSchema } from '@/shared/api/fields';

/*
 * The copy of a person's data, category by category. A field that is not named here is not in the copy: ids of
 * other people and secrets stay out of it. Times are ms since 1970, amounts decimal text in base units.
 */

const ifAny = <O, I>(schema: z.ZodMiniType<O, I>) => {
  const wide: z.ZodMiniType<O | null | undefined, I | null | undefined> = z.optional(
    z.nullable(schema),
  );
  return orElse(wide, undefined);
};
const text = ifAny(z.string());
const number = ifAny(z.number());
const yes = ifAny(z.boolean());
const texts = ifAny(z.array(z.string()));
const time = ifAny(z.number().check(z.describe('ms since 1970')));
/** Parts as they are stored, of names that differ from row to row. */
const parts = ifAny(z.record(z.string(), z.unknown()));

const steps = ifAny(z.array(z.object({ step: text, at: time })));
const payment = { amount: text, status: text, at: time, signature: text };

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
  profile: { bio: text, website: text, visibility: text, shown: parts, version: number },
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
  seasonPlaces: { serverId: text, season: text, points: number, rank: number },
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
  claims: { id: text, serverId: text, module: number, points: number, at: time, payoutId: text },
  payouts: {
    id: text,
    serverId: text,
    address: text,
    mint: text,
    piece: ifAny(z.object({ collection: text, number })),
    label: text,
    ref: text,
    claimId: text,
    isWaiting: yes,
    reason: text,
    steps,
    ...payment,
  },
  withdrawals: { id: text, serverId: text, address: text, mint: text, steps, ...payment },
  orders: {
    id: text,
    serverId: text,
    packageId: text,
    price: text,
    credit: text,
    creditFrom: texts,
    subscriptionType: text,
    durationDays: number,
    tier: number,
    status: text,
    package: ifAny(z.object({ name: text })),
    createdAt: time,
    verifyingAt: time,
    enabledAt: time,
    expiresAt: time,
    reference: text,
    paymentSignature: text,
    paymentStatus: text,
    closedAt: time,
    returnSignature: text,
  },
  payments: {
    signature: text,
    orderId: text,
    source: text,
    lamports: text,
    status: text,
    at: time,
  },
  ambassador: {
    state: text,
    application: parts,
    appliedAt: time,
    decidedAt: time,
    reason: text,
    isCodeChosen: yes,
    suspensions: ifAny(z.array(z.object({ from: time, until: time }))),
  },
  referralLinks: {
    id: text,
    slug: text,
    name: text,
    code: text,
    at: time,
    isArchived: yes,
    status: text,
  },
  referralVisits: { id: text, sourceId: text, linkId: text, at: time },
  referrals: { id: text, sourceId: text, linkId: text, seenAt: time, at: time, refused: text },
  ownReferral: { id: text, seenAt: time, at: time, refused: text },
  commissions: {
    id: text,
    referralId: text,
    orderId: text,
    kind: text,
    base: text,
    rateBps: number,
    lamports: text,
    at: time,
    releasesAt: time,
    payoutId: text,
    isClosed: yes,
    reason: text,
  },
  commissionPayouts: {
    id: text,
    address: text,
    lamports: text,
    status: text,
    isWaiting: yes,
    reason: text,
    at: time,
    signature: text,
  },
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
  /** What the person did for servers or the platform; what was done with others is told without them. */
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
