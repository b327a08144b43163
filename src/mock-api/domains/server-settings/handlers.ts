import { loadModule } from '@/features/modules/engine/registry';
import * as endpoints from '@/features/server/settings/endpoints';
import {
  botLanguages,
  generalValues,
  type GeneralValues,
} from '@/features/server/settings/settings';
import { mayDo } from '@/shared/api/serverRole';
import { searchMatcher } from '@/shared/text/searchable';
import { authorOf } from '../accounts/authorOf';
import { rolesOf } from '../access/access';
import type { AccessRow } from '../access/rows';
import { audit, ticketOf } from '../audit/audit';
import type { AuditRow, ChangeRow } from '../audit/rows';
import { lineLabel } from '../audit/words';
import { changesToRead, isOld, slugOf } from '../module-settings/changesToRead';
import { moduleRow } from '../module-settings/modules';
import { userOf } from '../module-settings/usesOf';
import { iso, isoOrNull } from '../../store/clock';
import { settleDeliveries } from '../post-history/settle';
import type { GuildRow } from '../guilds/rows';
import { pageOf } from '../../http/paging';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { usersCalled } from '../members/usersCalled';
import { dataBlocks, deleteData } from './removal';
import { canUndo, roleFor, undoLine } from './undo';
import { generalOf, grantIdOf, settingsRow, settingsView } from './view';

const labels: Readonly<Record<keyof GeneralValues, string>> = {
  language: 'Language',
  timeZone: 'Time zone',
  logChannelId: 'Log channel',
  isListed: 'List in Discover',
  inviteUrl: 'Invite link',
};

const wordOf = (value: string | boolean): string | null =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value === '' ? null : value;

/** Settings in the words of the screen: names of the language, and of the channel if it still exists. */
const inWords = ({ channels }: GuildRow, { language, logChannelId, ...rest }: GeneralValues) => ({
  ...rest,
  language: botLanguages.find(({ value }) => value === language)?.label ?? language,
  logChannelId:
    logChannelId === ''
      ? ''
      : `# ${channels.find(({ id }) => id === logChannelId)?.name ?? logChannelId}`,
});

function generalChanges(guild: GuildRow, old: GeneralValues, now: GeneralValues): ChangeRow[] {
  const [before, after] = [inWords(guild, old), inWords(guild, now)];
  return (['language', 'timeZone', 'logChannelId', 'isListed', 'inviteUrl'] as const)
    .filter((name) => old[name] !== now[name])
    .map((name) => ({
      field: labels[name],
      before: wordOf(before[name]),
      after: wordOf(after[name]),
    }));
}

/** The modules of old audit log entries, which are rendered with today's fields. */
async function specsFor(lines: readonly AuditRow[]) {
  const slugs = [...new Set(lines.filter(isOld).map(slugOf))];
  const specs = await Promise.all(
    slugs.map(async (slug) => [slug, await loadModule(slug ?? '')] as const),
  );
  return new Map(specs);
}

const wrongName = (name: string) =>
  wrongFields([{ path: 'name', message: `Type ${name} to continue.` }]);

/** Grantee of a grant in the audit log: a member, or everyone with a role. */
const holderOf = ({ userId }: AccessRow, role: string) =>
  userId === null ? { subject: `@${role}` } : { memberId: userId };

export const serverSettingsRoutes = serve(endpoints, {
  getServerSettings: ({ world, guild, user }) => done(settingsView(world, guild, user)),

  updateServerSettings: ({ world, guild, user, body: { version, ...sent } }) => {
    const read = generalValues.safeParse(sent);
    if (!read.success)
      return wrongFields(
        read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      );
    const channel = guild.channels.find(({ id }) => id === read.data.logChannelId);
    if (read.data.logChannelId !== '' && channel?.botCanPost !== true)
      return wrongFields([
        {
          path: 'logChannelId',
          message:
            'The bot can’t post in this channel. Give it “View Channel” and “Send Messages” there.',
        },
      ]);
    const row = settingsRow(world, guild);
    if (row.version !== version)
      return refuse('stale-version', 'Someone else saved changes while you were editing.');
    const before = generalOf(world, guild);
    const { isListed, inviteUrl, ...general } = read.data;
    if (!world.db.serverSettings.includes(row)) world.db.serverSettings.push(row);
    Object.assign(row, { general, version: version + 1 });
    Object.assign(guild, { isListed, inviteUrl: inviteUrl || null });
    audit(world, user.id, 'server.settings', guild.id, {
      changes: generalChanges(guild, before, read.data),
      undo: { kind: 'SETTINGS', version: row.version, general: before },
    });
    world.changed();
    return done(settingsView(world, guild, user), 'Saved.');
  },

  grantAccess: ({ world, guild, user, body: { username, roleId = null, role } }) => {
    const called = username === undefined ? [] : usersCalled(world, username);
    const person = called.find((row) => row.discordId === username || row.username === username);
    const isMember = world.db.members.some(
      (row) => row.serverId === guild.id && row.userId === person?.id && row.leftAt === null,
    );
    if (username !== undefined && !isMember)
      return wrongFields([{ path: 'username', message: 'No one on this server has this name.' }]);
    const userId = person?.id ?? null;
    const ofDiscord = guild.roles.find(({ id }) => id === roleId);
    if (roleId !== null && (!ofDiscord || ofDiscord.id === guild.guildId))
      return wrongFields([{ path: 'roleId', message: 'This role can’t be given access.' }]);
    const grant: AccessRow = { serverId: guild.id, userId, roleId, role };
    const isThere = world.db.access.some(
      (row) => row.serverId === guild.id && grantIdOf(row) === grantIdOf(grant),
    );
    if (isThere || (userId !== null && guild.managerIds.includes(userId)))
      return refuse('access-exists', 'They already have this access.');
    world.db.access.push(grant);
    const name =
      ofDiscord?.name ?? world.db.users.find(({ id }) => id === userId)?.displayName ?? 'Someone';
    audit(world, user.id, 'server.access-given', guild.id, {
      ...holderOf(grant, name),
      changes: [{ field: name, before: null, after: role }],
      undo: { kind: 'ACCESS', grant, isGiven: true },
    });
    world.changed();
    return done(settingsView(world, guild, user), 'Access granted');
  },

  revokeAccess: ({ world, guild, user, params: { grantId } }) => {
    const grant = world.db.access.find(
      (row) => row.serverId === guild.id && grantIdOf(row) === grantId,
    );
    const isManager = guild.managerIds.some((id) => `${id}.discord` === grantId);
    if (isManager)
      return refuse(
        'access-from-discord',
        'Their access comes from “Manage Server” in Discord. Remove it there.',
      );
    if (!grant) return refuse('access-not-found', 'Access not found.');
    world.db.access = world.db.access.filter((row) => row !== grant);
    const name =
      grant.userId === null
        ? (guild.roles.find(({ id }) => id === grant.roleId)?.name ?? 'A role')
        : (world.db.users.find(({ id }) => id === grant.userId)?.displayName ?? 'Someone');
    const line = audit(world, user.id, 'server.access-taken', guild.id, {
      ...holderOf(grant, name),
      changes: [{ field: name, before: grant.role, after: null }],
      undo: { kind: 'ACCESS', grant, isGiven: false },
    });
    world.changed();
    return done(ticketOf(line), 'Access removed.');
  },

  leaveTeam: ({ world, guild, user }) => {
    const isMine = (row: AccessRow) => row.serverId === guild.id && row.userId === user.id;
    const mine = world.db.access.filter(isMine);
    if (mine.length === 0)
      return refuse('access-from-discord', 'Your access comes from Discord. Remove it there.');
    world.db.access = world.db.access.filter((row) => !isMine(row));
    audit(world, user.id, 'server.access-taken', guild.id, {
      memberId: user.id,
      changes: mine.map(({ role }) => ({ field: user.displayName, before: role, after: null })),
    });
    world.changed();
    return done(null, 'Your access was removed');
  },

  allowDangerousRole: ({ world, guild, user, params: { roleId }, body: { isAllowed } }) => {
    const role = guild.roles.find(({ id }) => id === roleId);
    if (!role) return refuse('role-not-found', 'Role not found.');
    const others = world.db.allowedRoles.filter(
      (row) => row.serverId !== guild.id || row.roleId !== roleId,
    );
    const row = { serverId: guild.id, roleId, userId: user.id, at: world.clock.now() };
    world.db.allowedRoles = isAllowed ? [...others, row] : others;
    audit(world, user.id, `server.role-${isAllowed ? 'allowed' : 'forbidden'}`, guild.id, {
      subject: role.name,
      changes: [{ field: role.name, before: wordOf(!isAllowed), after: wordOf(isAllowed) }],
    });
    world.changed();
    return done(settingsView(world, guild, user), 'Saved.');
  },

  listAuditLog: async ({ world, guild, user, query }) => {
    const nameOf = (id: string | null) =>
      id === null ? null : (world.db.users.find((row) => row.id === id)?.displayName ?? 'Someone');
    const orders = new Map(world.db.orders.map((order) => [order.id, order]));
    const lines = world.db.audit.filter(({ serverId }) => serverId === guild.id).toReversed();
    const actors = [...new Set(lines.flatMap(({ userId }) => userId ?? []))].map((id) => ({
      id,
      name: nameOf(id) ?? 'Someone',
    }));
    const specs = await specsFor(lines);
    const view = (line: (typeof lines)[number]) => ({
      id: line.id,
      at: iso(line.at),
      actor: nameOf(line.userId),
      actorPicture: authorOf(world, line.userId).picture,
      action: line.action,
      label: lineLabel(world, line, orders.get(line.target.split(' ')[0] ?? '')),
      subject: line.subject ?? null,
      changes: changesToRead({ world, guild, spec: specs.get(slugOf(line)) }, line).map(
        ({ field, before, after, kind = 'TEXT', messages = null }) => ({
          field,
          before,
          after,
          kind,
          messages,
        }),
      ),
      canUndo: canUndo({ world, guild, user }, line),
      undoneAt: isoOrNull(line.undoneAt),
    });
    const matches = searchMatcher(query.search ?? '');
    const found = lines
      .filter(({ userId }) => query.actor === undefined || userId === query.actor)
      .map(view)
      .filter(({ label, changes }) => matches(label, ...changes.map(({ field }) => field)));
    return done({ ...pageOf(found, query), actors });
  },

  undoChange: async ({ world, guild, user, params: { entryId } }) => {
    const line = world.db.audit.find(({ id, serverId }) => id === entryId && serverId === guild.id);
    if (!line) return refuse('change-not-found', 'Change not found.');
    if (!mayDo(rolesOf(world, user, guild), roleFor(line)))
      return refuse('owner-needed', 'Only owners of this server can do this.');
    const why = await undoLine({ world, guild, user }, line);
    return why ?? done(null, 'Undone');
  },

  resetModule: async ({ world, guild, user, body: { slug, name } }) => {
    const spec = await loadModule(slug);
    if (!spec) return refuse('module-not-found', 'Module not found.');
    if (name.trim() !== spec.title) return wrongName(spec.title);
    const row = moduleRow(world, guild, slug);
    for (const { id } of row.rules) {
      const uses = await userOf({ world, guild, user, spec, row }, id);
      if (uses !== null)
        return refuse('in-use', `“${uses}” uses one of its rules. Change that first.`);
    }
    await settleDeliveries(world, guild);
    const { rules } = row;
    Object.assign(row, {
      enabled: false,
      values: null,
      rules: [],
      version: row.version + 1,
      listVersion: (row.listVersion ?? 0) + 1,
      updatedAt: world.clock.now(),
      updatedBy: user.id,
    });
    audit(world, user.id, `module.${slug}.reset`, guild.id, {
      changes: [{ field: 'Rules', before: String(rules.length), after: '0' }],
    });
    world.changed();
    return done(null, `${spec.title} was reset.`);
  },

  removeBot: async ({ world, guild, user, body: { name } }) => {
    if (name.trim() !== guild.name) return wrongName(guild.name);
    await settleDeliveries(world, guild);
    guild.botPresent = false;
    guild.isListed = false;
    audit(world, user.id, 'server.bot-removed', guild.id);
    world.changed();
    return done(null, 'The bot left the server');
  },

  deleteServerData: ({ world, guild, user, body: { name } }) => {
    if (name.trim() !== guild.name) return wrongName(guild.name);
    const blocks = dataBlocks(world, guild);
    if (blocks.length > 0) return refuse('deletion-blocked', blocks.join(' '));
    deleteData(world, guild);
    audit(world, user.id, 'server.data-deleted', guild.id);
    world.changed();
    return done(null, 'Server data deleted');
  },
});
