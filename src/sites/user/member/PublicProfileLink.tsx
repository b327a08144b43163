import { Link } from 'react-router-dom';
import { MEMBER_PARAM } from '@/features/identity/profiles/publicLink';
import type { PageLocation } from '@/shared/routing/pageNotes';

/** Link to the public profile of the member at an address, for people who can’t open the page yet. */
export default function PublicProfileLink({
  place: { params },
}: {
  place: Pick<PageLocation, 'params'>;
}) {
  const { discordUsername = '' } = params;
  return (
    <p>
      <Link className="tall-link" to={`/?${MEMBER_PARAM}=${encodeURIComponent(discordUsername)}`}>
        View <bdi translate="no">{discordUsername}</bdi>’s public profile
      </Link>
    </p>
  );
}
