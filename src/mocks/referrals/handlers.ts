import * as endpoints from '@/features/referrals/endpoints';
import { iso } from '../clock';
import { done } from '../http/reply';
import { serve } from '../http/serve';

export const referralRoutes = serve(endpoints, {
  getReferralDetails: ({ world, user, url }) => {
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
    return done({
      referralDetails: {
        code: user.referralCode,
        url: `${url.origin}/?ref=${user.referralCode}`,
        joined: mine.length,
        qualified: mine.filter((row) => row.status !== 'JOINED').length,
        rewardLamports: rewards.toString(),
        referrals,
      },
    });
  },
});
