import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EarnRules } from '@/features/earning/accruals/EarnRules';
import { ClaimAllCard } from '@/features/earning/claim-all/ClaimAllCard';
import { useClaimableQuery } from '@/features/earning/claim-all/claimAllApi';
import { ClaimArea } from '@/features/earning/claims/ClaimArea';
import { PointsChart } from '@/features/earning/claims/PointsChart';
import { useClaimOfferQuery } from '@/features/earning/claims/claimsApi';
import { useLinkedWalletsQuery } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { Balance } from '@/features/earning/points/Balance';
import type { EarningSection, Points } from '@/features/earning/points/points';
import { usePointsQuery } from '@/features/earning/points/pointsApi';
import { isSection, sectionNames } from '@/features/earning/points/pointsWords';
import { statusOf, failureText } from '@/shared/api/queryError';
import { NotAMember, NotFound } from '@/features/earning/quests/QuestErrorPages';
import '@/features/earning/quests/quests.scss';
import { boardPath } from '@/features/server/memberships/paths';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { useOwnPageName } from '@/shared/routing/pageName';
import { ServerPicture } from '@/shared/art/pictures';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { PageHeader } from '@/shared/ui/PageHeader';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { activityTabs } from './activityTabs';
import './portfolio.scss';

const LevelCard = lazyOptional(() => import('@/features/earning/levels/LevelCard'));

/** `:section/:slug` (spec §2): a member's rewards from one way to earn on one server. */
export default function ServerPortfolioScreen() {
  const { section = '', slug = '' } = useParams();
  if (!isSection(section)) return <NotFound what="Page" />;
  return <PointsAt key={`${section}/${slug}`} section={section} slug={slug} />;
}

interface SectionParams {
  section: EarningSection;
  slug: string;
}

function PointsAt({ section, slug }: SectionParams) {
  const { currentData, error, refetch } = usePointsQuery({ section, slug });
  const name = sectionNames[section];
  useOwnPageName(currentData ? `${name} on ${currentData.server.name}` : name);
  if (currentData) return <PointsPage params={{ section, slug }} points={currentData} />;
  if (statusOf(error) === 403) return <NotAMember slug={slug} />;
  if (statusOf(error) === 404) {
    return <NotFound what="Server" to="/dashboard/servers" toWhat="Your servers" />;
  }
  return (
    <>
      <PageHeader title={name} purpose="What you earned on this server and can claim." />
      {error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your points.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading your points" className="skeleton">
          <div className="skeleton__card" />
          <div className="skeleton__block" />
        </div>
      )}
    </>
  );
}

function PointsPage({ params, points }: { params: SectionParams; points: Points }) {
  const { server } = points;
  const isPhone = useMedia(PHONE);
  const offer = useClaimOfferQuery(params);
  const wallets = useLinkedWalletsQuery(undefined);
  const claimable = useClaimableQuery(undefined);
  const isClaimKnown = !offer.isLoading && !wallets.isLoading && !claimable.isLoading;
  return (
    <>
      <div className="quest-head">
        <ServerPicture src={server.icon} name={server.name} size={48} />
        <PageHeader
          title={sectionNames[params.section]}
          purpose={
            <>
              Your points on <bdi translate="no">{server.name}</bdi>.
            </>
          }
          actions={
            <Link className="btn btn-outline-secondary" to={boardPath(server.slug)}>
              Quest board
            </Link>
          }
        />
      </div>
      <ClaimArea params={params}>
        <Balance points={points} claimable={offer.data?.terms?.claimable ?? null} />
      </ClaimArea>
      {/* The content below the claim is rendered once the claim's height is known. */}
      {!isClaimKnown ? null : (
        <div className="points-lists">
          {/* A single line has its own claim form above. */}
          <ClaimAllCard from={2} isSecondary />
          {params.section === 'task-to-earn' ? null : (
            <div>
              <h2>How you earn</h2>
              <EarnRules section={params.section} slug={params.slug} />
            </div>
          )}
          {params.section === 'engage-to-earn' ? (
            <Suspense fallback={null}>
              <LevelCard slug={params.slug} />
            </Suspense>
          ) : null}
          <section aria-label="Activity">
            <h2>Activity</h2>
            <UrlTabs label="Activity" param="list" tabs={activityTabs(params)} />
          </section>
          {isPhone ? (
            <LazyDetails summary="Points by day">
              {() => <PointsChart params={params} />}
            </LazyDetails>
          ) : (
            <section aria-label="Points by day">
              <h2>Points by day</h2>
              <PointsChart params={params} />
            </section>
          )}
        </div>
      )}
    </>
  );
}
