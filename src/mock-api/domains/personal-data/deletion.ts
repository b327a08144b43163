import type { AuditRow } from '../audit/rows';
import { enabledOrders } from '../orders/held';
import { settleOrders } from '../orders/lifecycle';
import { effectOf } from '../point-balances/sums';
import { forgetRewardedWallet } from '../quests/walletFingerprint';
import { balancesOf, isOpenPayout } from '../referrals/commissionLedger';
import { commissionTables } from '../referrals/settle';
import type { UserRow } from '../accounts/rows';
import { closeSessionsOf } from '../accounts/sessions';
import type { World } from '../../store/world';

const DELETED = 'A deleted member';

/** Audit log actions on access, and their undoing. */
const ACCESS_ACTS = ['server.access', 'server.undone'] as const;

/** Figures about what a user would lose by deleting the account. */
export function lossesOf(world: World, userId: string) {
  const { db, clock } = world;
  const isMine = (row: { userId: string }) => row.userId === userId;
  const { onHold, available } = balancesOf(commissionTables(world), userId, clock.now());
  return {
    points: db.points.filter(isMine).reduce((sum, row) => sum + effectOf(row), 0),
    servers: db.members.filter((row) => isMine(row) && row.leftAt === null).length,
    wallets: db.linkedWallets.filter(isMine).length,
    socials: db.socials.filter(isMine).length,
    commissions: (onHold + available).toString(),
  };
}

/** Why an account cannot be deleted now, in sentences: a payment is under way, or a server would lose its owner. */
export async function blocksOf(world: World, userId: string): Promise<string[]> {
  const { db } = world;
  const isMine = (row: { userId: string }) => row.userId === userId;
  const nameOf = (serverId: string) =>
    db.guilds.find(({ id }) => id === serverId)?.name ?? serverId;
  const blocks: string[] = [];
  for (const guild of db.guilds.filter(({ ownerId }) => ownerId === userId)) {
    await settleOrders(world, guild.id);
    if (enabledOrders(world, guild.id).length > 0)
      blocks.push(
        `You own ${guild.name}, which has an active package. Transfer the server in Discord, or wait until the package ends.`,
      );
  }
  for (const { serverId } of db.orders.filter((row) => isMine(row) && row.status === 'VERIFYING'))
    blocks.push(`A payment for ${nameOf(serverId)} is being verified.`);
  for (const { serverId, claimId } of db.payouts.filter((row) => isMine(row) && isOpenPayout(row)))
    blocks.push(
      `A ${claimId === null ? 'payout' : 'claim'} of ${nameOf(serverId)} is in progress.`,
    );
  if (db.commissionPayouts.some((row) => isMine(row) && isOpenPayout(row)))
    blocks.push('A commission payout is in progress.');
  return blocks;
}

/**
 * Erases a user's identity. Ledger lines, claims, payouts and orders stay, of an account without a name, because the
 * servers' sums depend on them. `personalTables` documents the effect on each table.
 */
export function deleteUser(world: World, user: UserRow): void {
  const { db, clock } = world;
  const isOthers = (row: { userId: string | null }) => row.userId !== user.id;
  const sessions = new Set(db.sessions.filter((row) => !isOthers(row)).map(({ id }) => id));
  db.xLinks = db.xLinks.filter(({ sessionId }) => !sessions.has(sessionId));
  db.codes = db.codes.filter(isOthers);
  db.linkedWallets = db.linkedWallets.filter(isOthers);
  db.projectWalletRequests = db.projectWalletRequests.filter(isOthers);
  db.closedMessages = db.closedMessages.filter(isOthers);
  db.questViews = db.questViews.filter(isOthers);
  db.questInvites = db.questInvites.filter(isOthers);
  db.uploadDays = db.uploadDays.filter(isOthers);
  db.roleChecks = db.roleChecks.filter(isOthers);
  db.memberLevels = db.memberLevels.filter(isOthers);
  db.levelUps = db.levelUps.filter(isOthers);
  db.ownerCalls = db.ownerCalls.filter(({ body }) => !body.includes(`"${user.discordId}"`));
  db.linkRequests = db.linkRequests.filter(isOthers);
  db.portfolioDays = db.portfolioDays.filter(isOthers);
  db.assetMarks = db.assetMarks.filter(isOthers);
  db.keyedCalls = db.keyedCalls.filter(isOthers);
  db.claimLines = db.claimLines.filter(isOthers);
  for (const row of db.questConnections) row.seen = row.seen.filter(isOthers);
  db.socials = db.socials.filter(isOthers);
  db.telegramCodes = db.telegramCodes.filter(isOthers);
  db.notifications = db.notifications.filter(isOthers);
  db.newsChoices = db.newsChoices.filter(isOthers);
  db.directMessages = db.directMessages.filter(isOthers);
  db.questNews = db.questNews.filter(isOthers);
  db.roleLogs = db.roleLogs.filter(isOthers);
  db.profiles = db.profiles.filter(isOthers);
  db.renames = db.renames.filter(isOthers);
  db.cases = db.cases.filter(isOthers);
  db.memberNotes = db.memberNotes.filter(isOthers);
  db.serverPins = db.serverPins.filter(isOthers);
  db.timeZones = db.timeZones.filter(isOthers);
  db.earnedBadges = db.earnedBadges.filter(isOthers);
  db.visits = db.visits.filter(isOthers);
  db.activity = db.activity.filter(isOthers);
  db.uploads = db.uploads.filter(isOthers);
  for (const row of [...db.ownPictures, ...db.profileFiles])
    if (!isOthers(row)) void world.files.remove(row.id);
  db.ownPictures = db.ownPictures.filter(isOthers);
  db.profileFiles = db.profileFiles.filter(isOthers);
  db.access = db.access.filter(isOthers);
  for (const line of db.audit) forgetIn(line, user);
  for (const guild of db.guilds)
    guild.managerIds = guild.managerIds.filter((id) => id !== user.id || id === guild.ownerId);
  for (const row of db.members)
    if (!isOthers(row)) Object.assign(row, { leftAt: row.leftAt ?? clock.now(), roles: [] });
  for (const row of db.submissions)
    if (!isOthers(row)) {
      for (const task of Object.values(row.tasks))
        Object.assign(task, { answer: null, message: null });
      if (row.decision) row.decision.note = null;
      forgetRewardedWallet(row, db.payouts);
    }
  for (const row of db.postReviews)
    if (!isOthers(row)) {
      row.post.text = null;
      if (row.decision) row.decision.note = null;
    }
  for (const row of db.payouts) if (!isOthers(row)) delete row.appeal;
  // The payment is on-chain, and the signature leads to it.
  for (const row of [...db.payouts, ...db.commissionPayouts]) if (!isOthers(row)) row.address = '';
  for (const row of db.referralSources) if (!isOthers(row)) row.name = row.slug;
  for (const row of db.ambassadors)
    if (!isOthers(row)) {
      Object.assign(row, { state: 'SUSPENDED', application: null });
      row.suspensions.push({ from: clock.now(), until: null });
    }
  const username = `left-${String(db.nextId++)}`;
  Object.assign(user, {
    username,
    displayName: DELETED,
    discordId: '0',
    avatar: null,
    capabilities: [],
    referralCode: username,
    deletedAt: clock.now(),
  });
  closeSessionsOf(world, user.id);
}

/** Erases the user's name from audit log entries about access. Their access cannot be restored. */
function forgetIn(line: AuditRow, { id, displayName }: UserRow): void {
  const isTheirs = line.undo?.kind === 'ACCESS' && line.undo.grant.userId === id;
  if (isTheirs) line.undo = null;
  const isAboutAccess = isTheirs || ACCESS_ACTS.some((act) => line.action.startsWith(act));
  for (const change of line.changes)
    if (isAboutAccess && (isTheirs || change.field === displayName)) change.field = DELETED;
}
