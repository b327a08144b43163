import { listed } from '@/shared/text/listed';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { ServerPicture } from '@/shared/art/pictures';
import { OrderStatusBadge } from '@/features/billing/orders/OrderBadges';
import { counted } from '@/shared/text/language';
import type { ManagedServer } from './guild';
import { serverRoleNames } from './serverRoleNames';

interface ServerCardProps {
  server: ManagedServer;
  isSelected: boolean;
  isPending: boolean;
  onChoose: (serverId: string) => void;
}

/** One server of the picker: chosen by its button, or the bot is invited first. */
export function ServerCard({ server, isSelected, isPending, onChoose }: ServerCardProps) {
  const { id, guildName, guildIcon, memberCount } = server;
  const action = isPending ? 'Choosing…' : isSelected ? 'Chosen' : 'Choose';
  return (
    <li className={isSelected ? 'panel server-card server-card--selected' : 'panel server-card'}>
      <ServerPicture src={guildIcon} name={guildName} size={72} />
      <div className="server-card__text">
        <h2>
          <bdi translate="no">{guildName}</bdi>
        </h2>
        <p>
          {memberCount === null ? 'Members unknown' : counted(memberCount, 'member')} ·{' '}
          {standingOf(server)}
        </p>
        <Plan server={server} />
      </div>
      <div className="server-card__action">
        {id === null ? (
          <SafeLink
            href={server.inviteUrl}
            className="btn btn-outline-secondary"
            aria-label={`Invite the bot to ${guildName} (opens Discord)`}
          >
            Invite the bot
          </SafeLink>
        ) : (
          <button
            type="button"
            className="btn btn-outline-secondary server-card__choose"
            aria-pressed={isSelected}
            aria-label={`${action}: ${guildName}`}
            aria-busy={isPending}
            onClick={() => onChoose(id)}
          >
            {action}
          </button>
        )}
      </div>
    </li>
  );
}

/** What one is on a server. Without the bot there are no roles yet. */
function standingOf({ isOwner, access = [] }: ManagedServer): string {
  if (isOwner) return 'You own this server';
  const roles = access.filter((role) => role !== 'viewer');
  if (roles.includes('owner') || access.length === 0) return 'You manage this server';
  return roles.length === 0
    ? 'View only'
    : `Your access: ${listed(roles.map((role) => serverRoleNames[role]))}`;
}

function Plan({ server: { id, planName, planStatus } }: { server: ManagedServer }) {
  if (id === null) return <p className="server-card__plan">The bot isn’t here yet.</p>;
  if (planName === null) return <p className="server-card__plan">No package yet.</p>;
  return (
    <p className="server-card__plan">
      {planName} {planStatus === null ? null : <OrderStatusBadge status={planStatus} />}
    </p>
  );
}
