import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectServerId } from '@/features/discord/discordSlice';
import type { Package } from '@/features/packages/package';
import { usePackagesOnOfferQuery } from '@/features/packages/packagesApi';

interface UnlockLinkProps {
  /** Item of a package that unlocks the module. */
  planItem: string;
  /** Names the module to screen readers, where several such links are on a page. */
  title?: string;
}

/** The smallest package that unlocks a module, as far as it is known, and the way to all of them. */
export function UnlockLink({ planItem, title }: UnlockLinkProps) {
  const serverId = useSelector(selectServerId) ?? '';
  const { data } = usePackagesOnOfferQuery(serverId, { skip: serverId === '' });
  const smallest = smallestWith(data?.packages ?? [], planItem);
  return (
    <div className="unlock">
      <Link
        className="btn btn-sm btn-outline-secondary"
        to="/dashboard/package"
        aria-label={title === undefined ? undefined : `See packages with ${title}`}
      >
        See packages
      </Link>
      {smallest ? (
        <small>
          From <bdi>{smallest.name}</bdi>, {smallest.price} SOL
        </small>
      ) : null}
    </div>
  );
}

const smallestWith = (packages: readonly Package[], planItem: string): Package | undefined =>
  packages
    .filter(({ items }) => items.some(({ id }) => id === planItem))
    .toSorted((one, other) => one.order - other.order)[0];
