import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../store/hashed';
import type { World } from '../store/world';

/** The size of a portfolio. */
export interface LargePortfolio {
  wallets: number;
  /** Number per wallet. */
  pieces: number;
}

const A_COLLECTION = 250;
const address = (...words: string[]) => encodeBase58(randomOf('hoard', ...words).bytes(32));

const idOf = (userId: string, index: number) => `wal-hoard-${userId}-${String(index)}`;

/** Whether a user has a large portfolio already: a second one would have the same wallets. */
export const hasLargePortfolio = ({ db }: World, userId: string): boolean =>
  db.linkedWallets.some(({ id }) => id === idOf(userId, 0));

/**
 * Gives a user as many wallets and NFTs as the largest collectors have, of unlisted collections: for tests and
 * measurements with tens of thousands of NFTs.
 */
export function addLargePortfolio(
  { db, clock }: World,
  userId: string,
  { wallets, pieces }: LargePortfolio,
): void {
  const now = clock.now();
  const hasOne = db.linkedWallets.some((row) => row.userId === userId);
  for (let index = 0; index < wallets; index += 1) {
    const wallet = address(userId, String(index));
    db.linkedWallets.push({
      id: idOf(userId, index),
      userId,
      address: wallet,
      name: `Vault ${String(index + 1)}`,
      flag: index === 0 && !hasOne ? 'DEFAULT' : 'NOT_DEFAULT',
      method: 'SIWS',
      linkedAt: now,
      firstUsedAt: now,
    });
    for (let from = 0; from < pieces; from += A_COLLECTION) {
      const count = Math.min(A_COLLECTION, pieces - from);
      db.holdings.push({
        wallet,
        asset: address('collection', String(from)),
        amount: String(count),
        since: now,
        pieces: Array.from({ length: count }, (_, each) => ({
          number: index * A_COLLECTION + each + 1,
          state: 'HELD' as const,
        })),
      });
    }
  }
}
