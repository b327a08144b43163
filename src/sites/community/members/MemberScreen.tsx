import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isForbidden, statusOf, failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Forbidden } from '@/shared/ui/Forbidden';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { useMay } from '@/features/server/discord/useMay';
import { MemberHead } from '@/features/server/members/MemberHead';
import type { MemberDetail } from '@/features/server/members/memberDetail';
import '@/features/server/members/members.scss';
import { useMemberQuery } from '@/features/server/members/memberApi';
import { MEMBERS_PATH } from '@/features/server/members/paths';
import { TimelineTab } from '@/features/server/members/TimelineTab';
import { useOwnPageName } from '@/shared/routing/pageName';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';

/** Opened later. */
const RolesTab = lazy(() => import('@/features/server/members/RolesTab'));
const NotesTab = lazy(() => import('@/features/server/members/NotesTab'));
const WalletsTab = lazy(async () => ({
  default: (await import('@/features/server/members/WalletsTab')).WalletsTab,
}));
const QuestsTab = lazy(async () => ({
  default: (await import('@/features/server/members/QuestsTab')).QuestsTab,
}));
const StandingDetails = lazy(async () => ({
  default: (await import('@/features/earning/leaderboards/manage/StandingDetails')).StandingDetails,
}));

/** `discord-server-users/user-detail/:discordUsername` (spec §2): a member as the server’s team sees them. */
export default function MemberScreen() {
  const { discordUsername = '' } = useParams();
  return (
    <RequireServer>
      {(serverId) => (
        <OfServer
          key={`${serverId} ${discordUsername}`}
          serverId={serverId}
          username={discordUsername}
        />
      )}
    </RequireServer>
  );
}

function OfServer({ serverId, username }: { serverId: string; username: string }) {
  const { currentData, error, isFetching, refetch } = useMemberQuery({ serverId, username });
  useOwnPageName(currentData?.member.name);
  if (currentData) return <Detail serverId={serverId} detail={currentData} />;
  if (statusOf(error) === 404) return <NotThere username={username} />;
  return (
    <>
      <PageHeader title="Member" purpose="A member of your server, as your team sees them." />
      {isForbidden(error) ? (
        <Forbidden error={error} />
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the member.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading the member" count={2} />
      )}
    </>
  );
}

const NotThere = ({ username }: { username: string }) => (
  <>
    <PageHeader title="Member" />
    <EmptyState
      scene="lantern"
      title="Member not found"
      action={
        <Link className="btn btn-outline-secondary" to={MEMBERS_PATH}>
          All members
        </Link>
      }
    >
      No one on this server has or had the name <bdi translate="no">@{username}</bdi>. Discord names
      can change. Search the member list instead.
    </EmptyState>
  </>
);

function Detail({ serverId, detail }: { serverId: string; detail: MemberDetail }) {
  const { member, leftOut } = detail;
  const place = { serverId, memberId: member.id };
  const isEditor = useMay('editor');
  const isReviewer = useMay('reviewer');
  const isTreasurer = useMay('treasurer');
  const waiting = <TableSkeleton label="Loading" count={4} />;
  return (
    <>
      <PageHeader
        title={member.name}
        actions={
          <Link className="btn btn-outline-secondary" to={MEMBERS_PATH}>
            All members
          </Link>
        }
      />
      <LeftOutNote leftOut={leftOut} />
      <MemberHead detail={detail} />
      <UrlTabs
        label="Member"
        tabs={[
          { id: 'timeline', label: 'Timeline', content: <TimelineTab place={place} /> },
          {
            id: 'roles',
            label: 'Roles',
            content: (
              <Suspense fallback={waiting}>
                <RolesTab place={place} />
              </Suspense>
            ),
          },
          {
            id: 'wallets',
            label: 'Wallets and accounts',
            content: (
              <Suspense fallback={waiting}>
                <WalletsTab detail={detail} />
              </Suspense>
            ),
          },
          {
            id: 'points',
            label: 'Points',
            content: (
              <Suspense fallback={waiting}>
                <StandingDetails
                  context={{ serverId, window: 'ALL' }}
                  memberId={member.id}
                  canChange={isEditor && !member.isMe}
                />
              </Suspense>
            ),
          },
          {
            id: 'quests',
            label: 'Quests and rewards',
            content: (
              <Suspense fallback={waiting}>
                <QuestsTab detail={detail} />
              </Suspense>
            ),
          },
          {
            id: 'notes',
            label: 'Notes',
            content: (
              <Suspense fallback={waiting}>
                <NotesTab place={place} mayWrite={isEditor || isReviewer || isTreasurer} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
