import { LANGUAGE } from '@/shared/text/locales';
import { counted, ordinal } from '@/shared/text/language';
import { nextId, type World } from '../../store/world';
import { tellable } from '../access/access';
import { settleAccruals } from '../accruals/settle';
import { audit } from '../audit/audit';
import type { GuildRow } from '../guilds/rows';
import { rolesInReach } from '../guilds/rolesInReach';
import { giveRole, memberOf } from '../members/members';
import { tell } from '../notifier/news';
import { needsApproval } from '../payouts/approval';
import { amountText, canPay, RENT, type Due } from '../payouts/funds';
import { reserve, runPayouts, withPayoutLock } from '../payouts/payouts';
import type { AwardRow, SeasonRow, WonGiftRow } from '../seasons/rows';
import { endOf, isUnsettled, seasonsOf } from '../seasons/seasons';
import { TASK_TO_EARN } from '../quests/claim';
import { sharesOf } from '../seasons/shares';
import { defaultWallet } from '../wallets/wallets';

/**
 * Gives the prizes of seasons that have ended: points and roles immediately, each token prize by one payout from the
 * ledger wallet to the winner's default wallet. A prize that can't be paid now stores the reason, and the next call
 * tries again.
 *
 * Can be called any number of times. Never rejects. Must not be called within `withPayoutLock`.
 */
export async function settleSeasons(world: World): Promise<void> {
  const due = (row: SeasonRow) => isUnsettled(row, world.clock.now());
  if (!world.db.seasons.some(due)) return;
  // If the chain can't be read now, the next call reads it again.
  const made = await withPayoutLock(world, async () => {
    let count = 0;
    for (const row of world.db.seasons.filter(due).toSorted((a, b) => endOf(a) - endOf(b)))
      count += await settle(world, row);
    return count;
  }).catch(() => 0);
  if (made > 0) await runPayouts(world);
}

/** @returns the number of payouts made */
async function settle(world: World, row: SeasonRow): Promise<number> {
  const guild = world.db.guilds.find(({ id }) => id === row.serverId);
  if (!guild) return 0;
  const awards = row.awards ?? award(world, guild, row);
  const short = new Set<string | null>();
  let made = 0;
  for (const { userId, rank, gifts } of awards)
    for (const [index, gift] of gifts.entries()) {
      if (gift.state !== 'OPEN') continue;
      const ref = `${row.id}/${String(rank)}/${userId}/${String(index)}`;
      if (await pay(world, row, { userId, rank, gift, ref, short })) made += 1;
    }
  if (short.size > 0) tellShort(world, guild, row);
  return made;
}

/**
 * Works out the winners' prizes from the ranks at the end of the season. Synchronous, so that no other change
 * interferes.
 */
function award(world: World, guild: GuildRow, row: SeasonRow): AwardRow[] {
  // Points earned before the end may not be in the ledger yet.
  settleAccruals(world, guild);
  seasonsOf(world, guild.id);
  row.awards = sharesOf(row.prizes ?? [], row.places ?? []).map(({ userId, rank, gifts }) => ({
    userId,
    rank,
    gifts: gifts.map((gift): WonGiftRow => ({
      ...gift,
      state: isExcluded(world, userId) ? 'NOT_GIVEN' : 'OPEN',
      payoutId: null,
    })),
  }));
  row.awardedAt = world.clock.now();
  for (const { userId, rank, gifts } of row.awards) {
    for (const gift of gifts) handOver(world, guild, row, userId, gift);
    if (!isExcluded(world, userId)) tellWinner(world, guild, row, { userId, rank, gifts });
  }
  audit(world, null, 'season.prizes-given', guild.id, {
    subject: row.name,
    changes: [{ field: 'Season', before: null, after: row.name }],
  });
  world.changed();
  return row.awards;
}

/** Banned and deleted accounts get no prize. Their rank stays, and no one moves up. */
const isExcluded = ({ db }: World, userId: string) => {
  const user = db.users.find(({ id }) => id === userId);
  return user === undefined || user.discordId === '0' || user.banned;
};

/** Gives points and roles; tokens are paid later. */
function handOver(
  world: World,
  guild: GuildRow,
  season: SeasonRow,
  userId: string,
  gift: WonGiftRow,
): void {
  if (gift.state !== 'OPEN' || gift.kind === 'TOKEN') return;
  gift.state = 'DONE';
  if (gift.kind === 'POINTS')
    world.db.points.push({
      id: nextId(world, 'pts'),
      at: world.clock.now(),
      serverId: guild.id,
      userId,
      module: TASK_TO_EARN,
      type: 'EARN',
      points: gift.points ?? 0,
      label: `Season prize: ${season.name}`,
      ref: season.id,
      isPrize: true,
    });
  if (gift.kind === 'ROLE' && !roleGiven(world, guild, season, userId, gift.roleId))
    gift.state = 'NOT_GIVEN';
}

/** Whether the bot can give the role: it is below the bot's own role, and the winner is on the server. */
function roleGiven(
  world: World,
  guild: GuildRow,
  { id }: SeasonRow,
  userId: string,
  roleId: string | null,
): boolean {
  const member = memberOf(world, guild.id, userId);
  if (!member || roleId === null || !rolesInReach(guild).has(roleId)) return false;
  giveRole(member, { roleId, source: 'SEASON', because: id, at: world.clock.now() });
  return true;
}

interface Open {
  userId: string;
  rank: number;
  gift: WonGiftRow;
  /** Identifies the prize, so that it has only one payout. */
  ref: string;
  /** Tokens the ledger wallet can't pay right now, by mint. */
  short: Set<string | null>;
}

/** @returns whether its payout was made */
async function pay(world: World, season: SeasonRow, open: Open): Promise<boolean> {
  const { userId, rank, gift, ref, short } = open;
  const { serverId, name } = season;
  if (isExcluded(world, userId)) {
    gift.state = 'NOT_GIVEN';
    world.changed();
    return false;
  }
  const due: Due = { mint: gift.mint, amount: BigInt(gift.amount ?? '0') };
  const address = defaultWallet(world, userId)?.address;
  const waits = await obstacle(world, serverId, due, address, short);
  if (waits !== null || address === undefined) {
    wait(world, gift, waits ?? 'NO_WALLET');
    return false;
  }
  const payout =
    world.db.payouts.find((row) => row.ref === ref) ??
    reserve(world, {
      serverId,
      userId,
      address,
      ...due,
      label: `${amountText(due)} for rank ${String(rank)} in “${name}”`,
      ref,
      isWaiting: needsApproval(world, serverId, due),
    });
  delete gift.waits;
  Object.assign(gift, { state: 'DONE', payoutId: payout.id });
  world.changed();
  return true;
}

async function obstacle(
  world: World,
  serverId: string,
  due: Due,
  address: string | undefined,
  short: Set<string | null>,
): Promise<WonGiftRow['waits'] | null> {
  if (address === undefined) return 'NO_WALLET';
  const chain = await world.chain();
  // The chain refuses to open an account with less than its rent.
  if (due.mint === null && chain.balance(address) + due.amount < RENT) return 'BELOW_RENT';
  // Better ranks are paid first, so smaller prizes must not use up a token that is short.
  if (short.has(due.mint)) return 'NO_FUNDS';
  if (await canPay(world, serverId, [due], true)) return null;
  short.add(due.mint);
  return 'NO_FUNDS';
}

function wait(world: World, gift: WonGiftRow, waits: NonNullable<WonGiftRow['waits']>): void {
  if (gift.waits === waits) return;
  gift.waits = waits;
  world.changed();
}

/** Prizes in words: "0.5 SOL and 100 points". */
function giftsText({ roles }: GuildRow, gifts: readonly WonGiftRow[]): string {
  const texts = gifts.map(({ kind, mint, amount, points, roleId, text }) => {
    if (kind === 'TOKEN') return amountText({ mint, amount: BigInt(amount ?? '0') });
    if (kind === 'POINTS') return counted(points ?? 0, 'point');
    if (kind === 'ROLE') return `the ${roles.find(({ id }) => id === roleId)?.name ?? ''} role`;
    return text;
  });
  return new Intl.ListFormat(LANGUAGE).format(texts);
}

function tellWinner(
  world: World,
  guild: GuildRow,
  season: SeasonRow,
  { userId, rank, gifts }: AwardRow,
): void {
  const isPaid = gifts.some(({ state }) => state === 'OPEN');
  const needsWallet = isPaid && defaultWallet(world, userId) === undefined;
  const given = gifts.filter(({ state }) => state !== 'NOT_GIVEN');
  const missed = gifts.filter(({ state }) => state === 'NOT_GIVEN');
  const texts = [
    ...(given.length > 0 ? [`You won ${giftsText(guild, given)} on ${guild.name}.`] : []),
    ...(missed.length > 0
      ? [`The bot couldn’t give you ${giftsText(guild, missed)}. Ask the server’s team.`]
      : []),
    ...(isPaid
      ? [
          needsWallet
            ? 'Link a wallet to receive the tokens.'
            : 'The tokens go to your default wallet.',
        ]
      : []),
  ];
  tell(world, userId, 'user', {
    event: 'REWARD',
    title: `You finished ${ordinal(rank)} in ${season.name}`,
    text: texts.join(' '),
    path: needsWallet
      ? '/dashboard/profile/wallets'
      : `/dashboard/users?server=${encodeURIComponent(guild.slug)}&window=season&season=${encodeURIComponent(season.id)}`,
  });
}

function tellShort(world: World, guild: GuildRow, season: SeasonRow): void {
  if (season.isShortTold === true) return;
  season.isShortTold = true;
  world.changed();
  for (const userId of tellable(world, guild))
    tell(world, userId, 'community', {
      event: 'TREASURY',
      title: `Prizes for ${season.name} are waiting for funds`,
      text: `${guild.name}’s ledger wallet can’t cover all prizes. Top it up to send them.`,
      path: '/dashboard/ledger-wallet',
    });
}
