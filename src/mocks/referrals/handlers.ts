import { iso } from '../clock';
import { on, withSession } from '../http/endpoint';
import { ok } from '../http/envelope';

/** GET /users/referral-details: the spec does not show its result; this is the contract's. Lamports are decimal text. */
export const referralEndpoints = [
  on.get(
    '/api/users/referral-details',
    withSession(({ world, user, url }) => {
      const mine = world.db.referrals.filter((row) => row.referrerId === user.id);
      const rewards = mine.reduce((sum, row) => sum + BigInt(row.rewardLamports), 0n);
      const referrals = mine.map((row) => {
        const person = world.db.users.find((candidate) => candidate.id === row.userId);
        return {
          userId: row.userId,
          username: person?.username ?? '',
          displayName: person?.displayName ?? '',
          joinedAt: iso(row.at),
          status: row.status,
          rewardLamports: row.rewardLamports,
        };
      });
      return ok({
        referralDetails: {
          code: user.referralCode,
          url: `${url.origin}/?ref=${user.referralCode}`,
          joined: mine.length,
          qualified: mine.filter((row) => row.status !== 'JOINED').length,
          rewardLamports: rewards.toString(),
          referrals,
        },
      });
    }),
  ),
];
