import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectServerId } from '@/features/server/discord/discordSlice';
import type { Package } from '@/features/billing/packages/package';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';

interface UnlockLinkProps {
  /** Item of a package that unlocks the module. */
  planItem: string;
  /** Of the module, where several such links are on a page and there is room for a word each. */
  title?: string;
}

/** The smallest package that unlocks a module, as far as it is known, and the way to all of them. */
export function UnlockLink({ planItem, title }: UnlockLinkProps) {
  const serverId = useSelector(selectServerId) ?? '';
  const { data } = usePackagesOnOfferQuery(serverId, { skip: serverId === '' });
  const smallest = smallestWith(data?.packages ?? [], planItem);
  if (title !== undefined) {
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
  return (
    <div className="unlock">
      <Link className="btn btn-sm btn-outline-secondary" to="/dashboard/package">
        View packages
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
