import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { ServerDetails } from '@/features/server/discord/guild';
import { canPost } from '@/features/server/discord/pickers/channels';
import { whyNotAssignable } from '@/features/server/discord/pickers/roles';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { troublePath } from '../engine/addresses';
import type { ModuleAbout } from '../engine/about';
import type { Trouble } from '../engine/moduleState';
import { valueAt } from '../engine/paths';
import type { Values } from '../common-fields/field';

interface TroubleLinkProps {
  spec: ModuleAbout;
  trouble: Trouble;
  /** The saved values; null if they are unknown here. */
  values: Values | null;
}

/** A problem as a link to its field, with a link to Discord if it can only be fixed there. */
export function TroubleLink({ spec, trouble, values }: TroubleLinkProps) {
  const details = useSelector(selectServerDetails);
  const discord = details && values ? discordPage(details, valueAt(values, trouble.path)) : null;
  return (
    <>
      <Link to={troublePath(spec, trouble)} preventScrollReset>
        {trouble.message}
      </Link>
      {discord ? (
        <>
          {' '}
          <SafeLink href={discord.url}>{discord.label}</SafeLink>
        </>
      ) : null}
    </>
  );
}

/** Page where a permission is given or a role is moved. Discord has no address for the setting. */
function discordPage(
  details: ServerDetails,
  value: unknown,
): { url: string; label: string } | null {
  if (details.guildId === '') return null;
  const server = `https://discord.com/channels/${details.guildId}`;
  const channel = details.guildChannels.find(({ id }) => id === value);
  if (channel && !canPost(channel)) {
    return { url: `${server}/${channel.id}`, label: `Open #${channel.name} in Discord` };
  }
  const ids: unknown[] = Array.isArray(value) ? value : [];
  const isOutOfReach = details.guildRoles.some(
    (role) => ids.includes(role.id) && whyNotAssignable(role, details) !== null,
  );
  return isOutOfReach ? { url: server, label: 'Open your server in Discord' } : null;
}
