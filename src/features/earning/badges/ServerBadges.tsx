import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { BadgeItem } from './BadgeProgress';
import { useMyServerBadgesQuery } from './badgesApi';
import type { ServerBadge } from './memberBadges';

/** The badges of a server: earned ones, and the others with the member's progress. */
export default function ServerBadges({ slug }: { slug: string }) {
  const { currentData, error, isFetching, refetch } = useMyServerBadgesQuery(slug, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the badges.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading badges" count={3} />
    );
  const { badges, leftOut } = currentData;
  const earned = badges.filter(({ isEarned }) => isEarned);
  const open = badges.filter(({ isEarned }) => !isEarned);
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      {badges.length === 0 && !leftOut ? (
        <EmptyState scene="banner" title="No badges yet">
          Badges appear here when this server’s team adds them.
        </EmptyState>
      ) : null}
      <Badges title="Earned" badges={earned} />
      <Badges title="To earn" badges={open} />
    </>
  );
}

function Badges({ title, badges }: { title: string; badges: readonly ServerBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <section className="badge-items" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {badges.map((badge) => (
          <BadgeItem key={badge.id} badge={badge} />
        ))}
      </ul>
    </section>
  );
}
