import { plural } from '@/shared/text/language';
import { Check, X } from 'lucide-react';
import { resultOf } from '@/shared/api/resultOf';
import { useMay } from '@/features/server/discord/useMay';
import { botPermissions } from '@/features/server/settings/permissions';
import type { DangerousRole, ServerSettings } from '@/features/server/settings/settings';
import { useAllowDangerousRoleMutation } from '@/features/server/settings/settingsApi';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { Section } from '@/shared/ui/Section';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';

interface PermissionsTabProps {
  serverId: string;
  settings: ServerSettings;
  onLook: () => void;
}

/** Bot permissions, what each lack costs, and the roles with which a server could be taken over. */
export default function PermissionsTab({ serverId, settings, onLook }: PermissionsTabProps) {
  const { granted, grantUrl, dangerousRoles } = settings;
  const lacking =
    granted === null ? [] : botPermissions.filter(({ key }) => !granted.includes(key));
  return (
    <div>
      <Section title="Bot permissions" about="What the bot may do on Discord.">
        {granted === null ? (
          <p>Couldn’t read the bot’s permissions from Discord. Check again later.</p>
        ) : lacking.length === 0 ? (
          <p>The bot has every permission it needs.</p>
        ) : (
          <p>
            {plural(
              lacking.length,
              'One permission is missing.',
              `${String(lacking.length)} permissions are missing.`,
            )}{' '}
            Grant them on Discord by adding the bot again. Your settings are kept.
          </p>
        )}
        <div className="server-settings__buttons">
          {lacking.length > 0 && grantUrl !== null ? (
            <SafeLink className="btn btn-primary" href={grantUrl}>
              Grant in Discord
            </SafeLink>
          ) : null}
          <button type="button" className="btn btn-outline-secondary" onClick={onLook}>
            Check again
          </button>
        </div>
        <ul className="permissions">
          {botPermissions.map(({ key, name, costs }) => {
            const has = granted?.includes(key);
            return (
              <li key={key}>
                {has === undefined ? null : has ? (
                  <Check aria-hidden="true" className="permissions__has" />
                ) : (
                  <X aria-hidden="true" className="permissions__lacks" />
                )}
                <div>
                  <strong>{name}</strong>
                  <span className="visually-hidden">
                    {has === undefined ? ': unknown' : has ? ': granted' : ': missing'}
                  </span>
                  {has === false ? <p>{costs}</p> : null}
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section
        title="Protected roles"
        about="Members with these roles could take over your server. Bots never give them unless an owner allows it here."
      >
        {dangerousRoles.length === 0 ? (
          <p>No protected roles</p>
        ) : (
          <ul className="permissions">
            {dangerousRoles.map((role) => (
              <RoleLine key={role.roleId} serverId={serverId} role={role} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

function RoleLine({ serverId, role }: { serverId: string; role: DangerousRole }) {
  const [allow, { isLoading }] = useAllowDangerousRoleMutation();
  const isOwner = useMay('owner');
  const change = async (isAllowed: boolean) => {
    const result = await resultOf(allow({ serverId, roleId: role.roleId, isAllowed }).unwrap());
    if (!result.success) notify('error', result.message);
  };
  return (
    <li className="permissions__role">
      <div>
        <bdi translate="no">
          <strong>{role.name}</strong>
        </bdi>
        <p>
          {role.dangers.join(', ')}
          {role.isAllowed && role.allowedAt !== null ? (
            <>
              . Allowed by <bdi translate="no">{role.allowedBy}</bdi>{' '}
              <TimeAgo at={role.allowedAt} />
            </>
          ) : null}
        </p>
      </div>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
        role="switch"
        className="switch"
        aria-label={`Allow modules to give ${role.name}`}
        checked={role.isAllowed}
        disabled={!isOwner}
        onChange={({ target }) => {
          if (!isLoading) void change(target.checked);
        }}
      />
    </li>
  );
}
