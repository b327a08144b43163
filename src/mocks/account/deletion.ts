import { enabledOrders } from '../orders/held';
import { settleOrders } from '../orders/lifecycle';
import { effectOf } from '../points/sums';
import { balancesOf, isOpenPayout } from '../referrals/books';
import { booksOf } from '../referrals/settle';
import type { UserRow } from '../session/rows';
import { closeSessionsOf } from '../session/sessions';
import type { World } from '../world';

const NOBODY = 'Somebody who has left';

/** What somebody would lose, in figures. */
export function lossesOf(world: World, userId: string) {
  const { db, clock } = world;
  const isMine = (row: { userId: string }) => row.userId === userId;
  const { onHold, available } = balancesOf(booksOf(world), userId, clock.now());
  return {
    points: db.points.filter(isMine).reduce((sum, row) => sum + effectOf(row), 0),
    servers: db.members.filter((row) => isMine(row) && row.leftAt === null).length,
    wallets: db.linkedWallets.filter(isMine).length,
    socials: db.socials.filter(isMine).length,
    commissions: (onHold + available).toString(),
  };
}

/** Why an account cannot be deleted now, in sentences: money is on its way, or a server would lose its owner. */
export async function blocksOf(world: World, userId: string): Promise<string[]> {
  const { db } = world;
  const isMine = (row: { userId: string }) => row.userId === userId;
  const nameOf = (serverId: string) =>
    db.guilds.find(({ id }) => id === serverId)?.name ?? serverId;
  const blocks: string[] = [];
  for (const guild of db.guilds.filter(({ ownerId }) => ownerId === userId)) {
    await settleOrders(world, guild.id);
    if (enabledOrders(world, guild.id).length > 0)
      blocks.push(`${guild.name} is yours and has a package in force.`);
  }
  for (const { serverId } of db.orders.filter((row) => isMine(row) && row.status === 'VERIFYING'))
    blocks.push(`A payment for ${nameOf(serverId)} is being verified.`);
  for (const { serverId, claimId } of db.payouts.filter((row) => isMine(row) && isOpenPayout(row)))
    blocks.push(`A ${claimId === null ? 'payout' : 'claim'} of ${nameOf(serverId)} is under way.`);
  if (db.commissionPayouts.some((row) => isMine(row) && isOpenPayout(row)))
    blocks.push('A payout of commissions is under way.');
  return blocks;
}

/**
 * Takes away who somebody was. Lines of ledgers, claims, payouts and orders stay, of an account without a name:
 * the sums of servers are made of them.
 */
export function deleteUser(world: World, user: UserRow): void {
  const { db, clock } = world;
  const isOthers = (row: { userId: string | null }) => row.userId !== user.id;
  db.linkedWallets = db.linkedWallets.filter(isOthers);
  db.linkRequests = db.linkRequests.filter(isOthers);
  db.keyedCalls = db.keyedCalls.filter(isOthers);
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
  db.visits = db.visits.filter(isOthers);
  db.activity = db.activity.filter(isOthers);
  db.uploads = db.uploads.filter(isOthers);
  for (const row of db.ownPictures) if (!isOthers(row)) void world.files.remove(row.id);
  db.ownPictures = db.ownPictures.filter(isOthers);
  db.access = db.access.filter(isOthers);
  for (const guild of db.guilds)
    guild.managerIds = guild.managerIds.filter((id) => id !== user.id || id === guild.ownerId);
  for (const row of db.members)
    if (!isOthers(row)) Object.assign(row, { leftAt: row.leftAt ?? clock.now(), roles: [] });
  for (const row of db.submissions)
    if (!isOthers(row)) for (const task of Object.values(row.tasks)) task.answer = null;
  for (const row of db.ambassadors)
    if (!isOthers(row)) {
      Object.assign(row, { state: 'SUSPENDED', application: null });
      row.suspensions.push({ from: clock.now(), until: null });
    }
  const username = `left-${String(db.nextId++)}`;
  Object.assign(user, {
    username,
    displayName: NOBODY,
    discordId: '0',
    avatar: null,
    capabilities: [],
    referralCode: username,
    deletedAt: clock.now(),
  });
  closeSessionsOf(world, user.id);
}
