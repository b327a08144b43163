import type { OrderStatus } from '@/features/billing/orders/order';
import { encodeBase58 } from '@/shared/solana/base58';
import { DAY } from '@/shared/time/durations';
import type { Random } from '../store/random';
import type { GuildRow } from '../domains/guilds/rows';
import type { OrderRow } from '../domains/orders/rows';
import type { PackageRow } from '../domains/packages/rows';

/** [server, package, status, days ago]. Every status of spec §4 is there, over several servers. */
const plans: [string, string, OrderStatus, number][] = [
  ['srv-keep', 'pkg-bronze', 'EXPIRED', 190],
  ['srv-keep', 'pkg-silver', 'UPGRADED', 40],
  ['srv-keep', 'pkg-gold', 'ENABLED', 20],
  ['srv-keep', 'pkg-citadel', 'PENDING', 1],
  ['srv-keep', 'pkg-bronze', 'CANCELLED', 60],
  ['srv-apes', 'pkg-silver', 'DISABLED', 25],
  ['srv-apes', 'pkg-bronze', 'ENABLED', 5],
  ['srv-apes', 'pkg-gold', 'VERIFYING', 0],
  ['srv-apes', 'pkg-founder', 'CANCELLED', 90],
  ['srv-pending', 'pkg-silver', 'PENDING', 2],
  ['srv-guest', 'pkg-bronze', 'EXPIRED', 75],
  ['srv-guest', 'pkg-citadel', 'PENDING', 3],
  ['srv-hq', 'pkg-founder', 'ENABLED', 150],
  ['srv-other', 'pkg-gold', 'ENABLED', 10],
  ['srv-other', 'pkg-silver', 'CANCELLED', 33],
];

const paid: readonly OrderStatus[] = ['VERIFYING', 'ENABLED', 'UPGRADED', 'DISABLED', 'EXPIRED'];
const started: readonly OrderStatus[] = ['ENABLED', 'UPGRADED', 'DISABLED', 'EXPIRED'];

/** A cancelled order was so an hour after it was placed; one that ran out, at the end of its term. */
function closedAt(status: OrderStatus, createdAt: number, days: number | null): number | null {
  if (status === 'CANCELLED') return createdAt + 60 * 60_000;
  return status === 'EXPIRED' ? createdAt + 10 * 60_000 + (days ?? 0) * DAY : null;
}

/**
 * The seeded VERIFYING order carries a payment of the wrong amount (MISMATCH): it stays VERIFYING for as
 * long as one looks at it, as the state that needs a person of support does.
 */
export function seedOrders(
  random: Random,
  now: number,
  guilds: readonly GuildRow[],
  packages: readonly PackageRow[],
): OrderRow[] {
  return plans.flatMap(([serverId, packageId, status, daysAgo], index) => {
    const guild = guilds.find((row) => row.id === serverId);
    const bought = packages.find((row) => row.id === packageId);
    if (!guild || !bought) return [];
    const createdAt = now - daysAgo * DAY - random.int(1, 50) * 60_000;
    const enabledAt = started.includes(status) ? createdAt + 10 * 60_000 : null;
    const days = bought.durationDays;
    return [
      {
        id: `ord-${String(index + 1)}`,
        serverId,
        userId: guild.ownerId,
        packageId,
        price: bought.price,
        credit: '0',
        creditFrom: [],
        subscriptionType: bought.subscriptionType,
        durationDays: days,
        tier: bought.order,
        status,
        package: { name: bought.name, items: bought.items },
        createdAt,
        verifyingAt: paid.includes(status) ? createdAt + 60_000 : null,
        enabledAt,
        expiresAt: enabledAt === null || days === null ? null : enabledAt + days * DAY,
        reference: encodeBase58(random.bytes(32)),
        paymentSignature: paid.includes(status) ? encodeBase58(random.bytes(64)) : null,
        paymentStatus:
          status === 'VERIFYING' ? 'MISMATCH' : paid.includes(status) ? 'SUCCESS' : null,
        closedAt: closedAt(status, createdAt, days),
        ruleLimit: bought.ruleLimit,
        reminders: 0,
        returnSignature: null,
      },
    ];
  });
}
