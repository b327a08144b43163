import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LinkDays, LinkStats, LinkTags } from '@/features/billing/referrals/staff/LinkStats';
import { LinkForm } from '@/features/billing/referrals/staff/LinkForm';
import { LinkStatus } from '@/features/billing/referrals/staff/LinkStatus';
import { kindText, linkLook } from '@/features/billing/referrals/staff/linkWords';
import { statusLabel } from '@/features/billing/referrals/words';
import type { ReferralLinkDetail } from '@/features/billing/referrals/linkTerms';
import '@/features/billing/referrals/ambassador/referrals.scss';
import { useReferralLinkQuery } from '@/features/billing/referrals/linkTermsApi';
import { failureText, statusOf } from '@/shared/api/queryError';
import { useSpanParam } from '@/shared/ui/chart/useSpanParam';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { StateSign } from '@/shared/ui/StateSign';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import './referralSources.scss';

/** Below what one sees first. */
const LinkReferrals = lazy(() => import('@/features/billing/referrals/staff/LinkReferrals'));
const LIST = '/dashboard/referral-sources';
const SPANS = ['30', '90'] as const;

/** `manage-referral-source/:id` (spec §2): one link with its terms and figures; `new` makes one. */
export default function ManageReferralSourceScreen() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewSource /> : <Source key={id} id={id} />;
}

const ToList = () => (
  <Link className="btn btn-outline-secondary" to={LIST}>
    All links
  </Link>
);

const NewSource = () => (
  <>
    <PageHeader
      title="Referral source"
      purpose="Create a Castle Bots link, or one with custom terms for an ambassador."
      actions={<ToList />}
    />
    <div className="ambassador">
      <LinkForm link={null} />
    </div>
  </>
);

function Source({ id }: { id: string }) {
  const [span, choose] = useSpanParam(SPANS, '30');
  const { data, currentData, error, isFetching, refetch } = useReferralLinkQuery({ id, span });
  const link = currentData ?? data;
  const isMissing = statusOf(error) === 404;
  return (
    <>
      <PageHeader
        title="Referral source"
        purpose={link ? purposeOf(link) : 'Rate, terms and stats of this referral link.'}
        state={
          link ? (
            <StateSign look={linkLook(link.state)} label={statusLabel(link.state)} />
          ) : undefined
        }
        actions={
          <>
            {link?.terms ? <LinkStatus link={link} /> : null}
            <ToList />
          </>
        }
      />
      {link ? (
        <div className="ambassador">
          <UrlTabs
            label="Referral source"
            tabs={[
              {
                id: 'figures',
                label: 'Stats',
                content: (
                  <>
                    <LinkStats link={link} />
                    <LinkDays link={link} span={span} onChoose={choose} />
                    <LinkTags link={link} />
                  </>
                ),
              },
              {
                id: 'people',
                label: 'Sign-ups',
                content: (
                  <Suspense fallback={<TableSkeleton label="Loading the sign-ups" />}>
                    <LinkReferrals id={id} />
                  </Suspense>
                ),
              },
              {
                id: 'terms',
                label: 'Terms',
                isKept: true,
                content: link.terms ? (
                  <LinkForm
                    link={link}
                    onConflict={async () => (await refetch()).data?.version ?? undefined}
                  />
                ) : (
                  <p className="notice">
                    This is an ambassador’s own link. Its terms follow their tier.{' '}
                    <Link to={`${LIST}?tab=ambassadors`}>View ambassadors</Link>
                  </p>
                ),
              },
            ]}
          />
        </div>
      ) : isMissing ? (
        <EmptyState title="Referral link not found">
          The address may be wrong. <Link to={LIST}>View all links</Link>
        </EmptyState>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the referral link.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading the referral link" />
      )}
    </>
  );
}

const purposeOf = ({ name, kind, owner, code }: ReferralLinkDetail) => (
  <>
    <bdi translate="no">{name}</bdi>, {kindText(kind)}
    {owner !== null && owner.name !== name ? (
      <>
        {' '}
        of <bdi translate="no">{owner.name}</bdi>
      </>
    ) : null}
    , code <code>{code}</code>
  </>
);
