import { isOpenPayout } from '../referrals/commissionLedger';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';

/** Why the data of a server cannot be deleted now, in sentences: a payment is under way. */
export function dataBlocks({ db }: World, guild: GuildRow): string[] {
  const here = (row: { serverId: string }) => row.serverId === guild.id;
  const payouts = db.payouts.filter((row) => here(row) && isOpenPayout(row)).length;
  const verifying = db.orders.some((row) => here(row) && row.status === 'VERIFYING');
  return [
    ...(payouts > 0 ? ['Member payouts are in progress.'] : []),
    ...(verifying ? ['A payment for a package is being verified.'] : []),
  ];
}

/**
 * Deletes a server's settings and its modules' records. Orders, points, claims and payouts stay, because they are
 * members' money and part of sums.
 */
export function deleteData(world: World, guild: GuildRow): void {
  const { db } = world;
  const isElsewhere = (row: { serverId: string }) => row.serverId !== guild.id;
  db.modules = db.modules.filter(isElsewhere);
  db.moduleSecrets = db.moduleSecrets.filter(isElsewhere);
  db.questSlugs = db.questSlugs.filter(isElsewhere);
  db.messageTemplates = db.messageTemplates.filter(isElsewhere);
  db.messageCopies = db.messageCopies.filter(isElsewhere);
  db.deliveries = db.deliveries.filter(isElsewhere);
  db.activity = db.activity.filter(isElsewhere);
  db.cases = db.cases.filter(isElsewhere);
  db.access = db.access.filter(isElsewhere);
  db.visits = db.visits.filter(isElsewhere);
  db.reviewReasons = db.reviewReasons.filter(isElsewhere);
  db.serverSettings = db.serverSettings.filter(isElsewhere);
  db.allowedRoles = db.allowedRoles.filter(isElsewhere);
  Object.assign(guild, { isListed: false, inviteUrl: null });
}
