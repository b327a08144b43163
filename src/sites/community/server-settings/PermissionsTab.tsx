import { Check, X } from 'lucide-react';
import { resultOf } from '@/shared/api/resultOf';
import { useMay } from '@/features/server/discord/useMay';
import { botPermissions } from '@/features/server/settings/permissions';
import type { DangerousRole, ServerSettings } from '@/features/server/settings/settings';
import { useAllowDangerousRoleMutation } from '@/features/server/settings/settingsApi';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';

interface PermissionsTabProps {
  serverId: string;
  settings: ServerSettings;
  onLook: () => void;
}

/** What the bot may do, what each lack costs, and the roles with which a server could be taken over. */
export default function PermissionsTab({ serverId, settings, onLook }: PermissionsTabProps) {
  const { granted, grantUrl, dangerousRoles } = settings;
  const lacking =
    granted === null ? [] : botPermissions.filter(({ key }) => !granted.includes(key));
  return (
    <div className="server-settings__parts">
      <section className="panel server-settings" aria-labelledby="bot-permissions">
        <h2 id="bot-permissions">What the bot may do</h2>
        {granted === null ? (
          <p>Discord didn’t tell what the bot may do. Check again in a while.</p>
        ) : lacking.length === 0 ? (
          <p>Everything it needs.</p>
        ) : (
          <p>
            {lacking.length === 1
              ? 'One permission is missing.'
              : `${String(lacking.length)} permissions are missing.`}{' '}
            Grant them on Discord’s page, where the bot is added again: nothing that is set is lost.
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
                    {has === undefined ? ': not known' : has ? ': granted' : ': missing'}
                  </span>
                  {has === false ? <p>{costs}</p> : null}
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="panel server-settings" aria-labelledby="dangerous-roles">
        <h2 id="dangerous-roles">Roles that bots don’t give</h2>
        <p>
          Whoever gets one of these can take the server over. No module, quest or change for many
          members gives them, unless an owner allows it here.
        </p>
        {dangerousRoles.length === 0 ? (
          <p>There are none.</p>
        ) : (
          <ul className="permissions">
            {dangerousRoles.map((role) => (
              <RoleLine key={role.roleId} serverId={serverId} role={role} />
            ))}
          </ul>
        )}
      </section>
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
        aria-label={`${role.name} may be given`}
        checked={role.isAllowed}
        disabled={!isOwner}
        onChange={({ target }) => {
          if (!isLoading) void change(target.checked);
        }}
      />
    </li>
  );
}
