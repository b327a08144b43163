import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { resultOf } from '@/shared/api/resultOf';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { MemberField } from '@/features/server/members/MemberField';
import { serverRoleNames } from '@/features/server/discord/serverRoleNames';
import { useMay } from '@/features/server/discord/useMay';
import type { Grant, ServerSettings } from '@/features/server/settings/settings';
import {
  useGrantAccessMutation,
  useLeaveTeamMutation,
  useRevokeAccessMutation,
} from '@/features/server/settings/settingsApi';
import { tellRemoved } from '@/features/server/settings/tellRemoved';
import { serverRoles, type ServerRole } from '@/shared/api/serverRole';
import { useAppDispatch } from '@/shared/state/clientState';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { tidyUsername } from '@/shared/links/discord';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { Section } from '@/shared/ui/Section';
import { notify } from '@/shared/ui/toast';
import { FormEnd } from './FormEnd';

/** Permissions of each role (docs/product/servers.md). */
const roleDuties: Readonly<Record<ServerRole, string>> = {
  viewer: 'Read-only. Can’t see submissions, tickets, wallets or payouts.',
  editor: 'Manages modules and quests.',
  reviewer: 'Reviews submissions.',
  treasurer: 'Buys packages and approves payouts.',
  owner: 'Full access, including team access.',
};

/** The team's roles on the server. */
export default function AccessTab({
  serverId,
  settings,
}: {
  serverId: string;
  settings: ServerSettings;
}) {
  const isOwner = useMay('owner');
  const [asked, setAsked] = useState<Grant | null>(null);
  return (
    <div>
      <Section
        title="Team access"
        about="Everyone who can open this server’s dashboard, with what they can do there."
      >
        <ul className="permissions">
          {settings.access.map((grant) => (
            <li key={grant.id} className="permissions__role">
              <div>
                <bdi translate="no">
                  <strong>{grant.name}</strong>
                </bdi>{' '}
                {grant.roleId === null ? null : <span className="badge tag">Role</span>}
                {grant.isYou ? <span className="badge tag">You</span> : null}
                <p>
                  {grant.isFromDiscord
                    ? `${serverRoleNames[grant.role]}, through “Manage Server” on Discord`
                    : serverRoleNames[grant.role]}
                </p>
              </div>
              {!grant.isFromDiscord && (isOwner || grant.isYou) ? (
                <button
                  type="button"
                  id={`grant-${grant.id}`}
                  className="btn btn-sm btn-outline-danger"
                  aria-label={`${grant.isYou ? 'Remove my access' : 'Remove access'}: ${serverRoleNames[grant.role]}, ${grant.name}`}
                  onClick={() => setAsked(grant)}
                >
                  {grant.isYou ? 'Remove my access' : 'Remove access'}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
      {isOwner ? <GiveAccess serverId={serverId} /> : null}
      <TakeQuestion serverId={serverId} grant={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

interface TakeQuestionProps {
  serverId: string;
  grant: Grant | null;
  onClose: () => void;
}

function TakeQuestion({ serverId, grant, onClose }: TakeQuestionProps) {
  const [take, { isLoading: isTaking }] = useRevokeAccessMutation();
  const [leave, { isLoading: isLeaving }] = useLeaveTeamMutation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const run = async () => {
    if (!grant) return;
    const result = await resultOf(
      grant.isYou ? leave(serverId).unwrap() : take({ serverId, grantId: grant.id }).unwrap(),
    );
    onClose();
    if (!result.success) return notify('error', result.message);
    if (!grant.isYou)
      return tellRemoved({
        dispatch,
        serverId,
        what: `Access of ${grant.name}`,
        done: 'removed',
        removed: result.data,
        show: () => document.getElementById(`grant-${grant.id}`),
      });
    notify('success', 'Your access was removed');
    return navigate('/dashboard/server');
  };
  return (
    <ConfirmDialog
      isOpen={grant !== null}
      title={grant?.isYou === true ? 'Remove your access?' : 'Remove access?'}
      confirmLabel={grant?.isYou === true ? 'Remove my access' : 'Remove access'}
      cancelLabel="Cancel"
      isRunning={isTaking || isLeaving}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {grant ? (
        <p>
          {grant.isYou ? (
            'You lose your access to this server. Only an owner can restore it.'
          ) : (
            <>
              <bdi translate="no">{grant.name}</bdi> loses the role {serverRoleNames[grant.role]} on
              this server.
            </>
          )}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

/**
 * Roles that can only be given to individual people: otherwise anyone who manages Discord roles could take such a role
 * (docs/product/servers.md).
 */
const isForPeople = (role: ServerRole) => role === 'treasurer' || role === 'owner';

const schema = z
  .object({
    to: z.enum(['PERSON', 'ROLE']),
    username: z.string(),
    roleId: z.string(),
    role: z.enum(serverRoles),
  })
  .check(
    z.refine(({ to, username }) => to === 'ROLE' || username.trim() !== '', {
      path: ['username'],
      error: 'Type a username.',
    }),
    z.refine(({ to, roleId }) => to === 'PERSON' || roleId !== '', {
      path: ['roleId'],
      error: 'Choose a role.',
    }),
    // Chosen for a member before, and no longer available.
    z.refine(({ to, role }) => to === 'PERSON' || !isForPeople(role), {
      path: ['role'],
      error: 'Choose a role.',
    }),
  );

const EMPTY = { to: 'PERSON' as const, username: '', roleId: '', role: 'viewer' as const };

function GiveAccess({ serverId }: { serverId: string }) {
  const form = useZodForm(schema, EMPTY);
  const [give] = useGrantAccessMutation();
  const details = useSelector(selectServerDetails);
  const isRole = form.watch('to') === 'ROLE';
  const roles = (details?.guildRoles ?? []).filter(({ id }) => id !== details?.guildId);
  return (
    <Section title="Give access">
      <Form
        form={form}
        label="Give access"
        onSubmit={async ({ to, username, roleId, role }) => {
          const whom = to === 'PERSON' ? { username: tidyUsername(username) } : { roleId };
          const result = await resultOf(give({ serverId, role, ...whom }).unwrap());
          if (!result.success) return result;
          notify('success', 'Access granted');
          form.reset(EMPTY);
          return undefined;
        }}
      >
        <RadioField
          name="to"
          label="To"
          choices={[
            { value: 'PERSON', label: 'A member' },
            {
              value: 'ROLE',
              label: 'A Discord role',
              hint: 'Everyone with this role. Only individual members can be treasurers or owners. Anyone who can manage roles could give themselves a role.',
            },
          ]}
        />
        {isRole ? (
          <SelectField
            name="roleId"
            label="Role"
            emptyLabel="Choose a role"
            choices={roles.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <MemberField
            name="username"
            label="Username"
            hint="Find a member, or enter an exact Discord username or ID."
          />
        )}
        <RadioField
          name="role"
          label="Access"
          choices={serverRoles
            .filter((role) => !isRole || !isForPeople(role))
            .map((role) => ({
              value: role,
              label: serverRoleNames[role],
              hint: roleDuties[role],
            }))}
        />
        <FormEnd label="Give access" running="Giving access…" />
      </Form>
    </Section>
  );
}
