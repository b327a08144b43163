import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { smallestWith } from '@/features/billing/packages/smallest';

interface UnlockLinkProps {
  /** Item of a package that unlocks the module. */
  planItem: string;
  /** Of the module. */
  title: string;
}

/** In a card: the smallest package that unlocks a module, as far as it is known, and the way to all of them. */
export function UnlockLink({ planItem, title }: UnlockLinkProps) {
  const serverId = useSelector(selectServerId) ?? '';
  const { data } = usePackagesOnOfferQuery(serverId, { skip: serverId === '' });
  const smallest = smallestWith(data?.packages ?? [], [planItem]);
  return (
    <Link
      className="catalogue__unlock"
      to="/dashboard/package"
      aria-label={
        smallest
          ? `Unlock ${title}: from ${smallest.name}, ${smallest.price} SOL`
          : `Unlock ${title}`
      }
      title={smallest ? `From ${smallest.name}, ${smallest.price} SOL` : undefined}
    >
      {smallest ? (
        <>
          From <bdi>{smallest.name}</bdi>
        </>
      ) : (
        'Unlock'
      )}
    </Link>
  );
}
