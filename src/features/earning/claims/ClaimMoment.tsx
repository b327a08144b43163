import { RewardMoment } from '@/features/earning/reward-moment/RewardMoment';
import { cardTexts } from '@/features/earning/reward-moment/shareCard';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { serverPath } from '@/features/server/memberships/paths';
import { siteUrl } from '@/shared/config/siteUrl';
import { usePointsQuery, type PointsParams } from '@/features/earning/points/pointsApi';
import { useSelector } from 'react-redux';
import type { Claim } from './claim';
import { deliveryOf } from './claimDelivery';
import { pointsInWords } from './claimWords';

/** The result of a claim of points, shown like a quest's reward. The page announces its progress. */
export default function ClaimMoment({ claim, params }: { claim: Claim; params: PointsParams }) {
  const { username } = useSelector(selectViewer);
  const { data } = usePointsQuery(params);
  const server = data?.server.name ?? '';
  const source = `for ${pointsInWords(claim.points)}`;
  const deliveries = [deliveryOf(claim)];
  const texts = cardTexts({ deliveries, source, server, member: username });
  const url = siteUrl('user', window.location, serverPath(params.slug));
  return (
    <RewardMoment
      deliveries={deliveries}
      gain={null}
      server={server}
      source={source}
      isFresh
      announcesNews={false}
      share={texts.rewards.length === 0 || server === '' ? null : { texts, url }}
    />
  );
}
