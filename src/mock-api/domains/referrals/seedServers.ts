import { encodeBase58 } from '@/shared/solana/base58';
import { DAY, HOUR } from '@/shared/time/durations';
import type { createRandom } from '../../store/random';
import type { GuildRow } from '../guilds/rows';
import type { OrderRow } from '../orders/rows';
import type { PackageRow } from '../packages/rows';
import { serverSlug } from '../guilds/seed';
import { pictureOf } from '../pictures/pictureOf';
import type { ReferralRow } from './rows';

/** [index of the user in the order of sign-up, package, status, days ago, server] */
export type Bought = [number, string, OrderRow['status'], number, string];

/** The servers of users who bought, and their orders. */
export function serversOf(
  now: number,
  random: ReturnType<typeof createRandom>,
  of: {
    mine: readonly ReferralRow[];
    packages: readonly PackageRow[];
    bought: readonly Bought[];
    /** Prefix of the ids of orders, for calls with several lists. */
    prefix?: string;
  },
): { orders: OrderRow[]; guilds: GuildRow[] } {
  const guilds = new Map<string, GuildRow>();
  const orders = of.bought.flatMap((line, index): OrderRow[] => {
    const [person, packageId, status, daysAgo, name] = line;
    const referral = of.mine[person];
    const item = of.packages.find(({ id }) => id === packageId);
    if (!referral || !item) return [];
    const id = `srv-ref-${serverSlug(name)}`;
    if (!guilds.has(id)) guilds.set(id, serverOf(random, id, name, referral.userId));
    // No one buys before their sign-up.
    const createdAt = Math.max(now - daysAgo * DAY, referral.at + HOUR);
    const enabledAt = createdAt + 10 * 60_000;
    const days = item.durationDays;
    return [
      {
        id: `ord-ref-${of.prefix ?? ''}${String(index + 1)}`,
        serverId: id,
        userId: referral.userId,
        packageId,
        price: item.price,
        subscriptionType: item.subscriptionType,
        durationDays: days,
        tier: item.order,
        status,
        package: { name: item.name, items: item.items },
        createdAt,
        verifyingAt: createdAt + 60_000,
        enabledAt,
        // Active orders have no end, so that they stay active during tests.
        expiresAt: days === null || status === 'ENABLED' ? null : enabledAt + days * DAY,
        reference: encodeBase58(random.bytes(32)),
        paymentSignature: encodeBase58(random.bytes(64)),
        paymentStatus: 'SUCCESS',
        closedAt: status === 'EXPIRED' && days !== null ? enabledAt + days * DAY : null,
        returnSignature: null,
        credit: '0',
        creditFrom: [],
        ruleLimit: 10,
        reminders: 0,
      },
    ];
  });
  return { orders, guilds: [...guilds.values()] };
}

function serverOf(
  random: ReturnType<typeof createRandom>,
  id: string,
  name: string,
  ownerId: string,
): GuildRow {
  const guildId = random.snowflake();
  return {
    id,
    guildId,
    slug: serverSlug(name),
    name,
    icon: pictureOf('servers', id),
    botPresent: true,
    isListed: false,
    inviteUrl: null,
    ownerId,
    managerIds: [ownerId],
    emoji: [],
    channels: [
      { id: random.snowflake(), name: 'general', type: 0, parentId: null, botCanPost: true },
    ],
    roles: [
      {
        id: guildId,
        name: '@everyone',
        color: 0,
        position: 0,
        managed: false,
        isBot: false,
        permissions: '0',
      },
    ],
    botGranted: [],
  };
}
