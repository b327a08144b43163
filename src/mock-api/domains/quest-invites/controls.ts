import * as z from 'zod/mini';
import { fail, notFound, ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';
import type { GuildRow } from '../guilds/rows';
import { memberOf } from '../members/members';
import { nextId, type World } from '../../store/world';

declare module '../../store/events' {
  interface Events {
    /** A member is about to join a server, perhaps again: everything due for an earlier membership is done first. */
    memberReturning: { guild: GuildRow };
  }
}

/** Test controls for members joining and leaving servers. */
export const inviteControls = [
  // A user follows an invitation: the named user, or a new one.
  on.post(
    '/__mock/invites/use',
    taking(
      z.object({
        code: z.string(),
        userId: z.optional(z.string()),
        isFake: z._default(z.boolean(), false),
      }),
      ({ code, userId, isFake }, { world }) => {
        const { db, clock } = world;
        const invite = db.questInvites.find((row) => row.code === code);
        if (!invite) return notFound('Invite not found.');
        const { serverId } = invite;
        const id = userId ?? newPerson(world);
        if (memberOf(world, serverId, id))
          return fail('test-conflict', 'They’re already on the server.');
        const { wasMember } = join(world, serverId, id);
        db.questInvited.push({ code, userId: id, at: clock.now(), wasMember, isFake });
        world.changed();
        return ok({ userId: id });
      },
    ),
  ),
  // A user joins a server by its public invite, as on Discord.
  on.post(
    '/__mock/members/join',
    taking(z.object({ serverId: z.string(), userId: z.string() }), (body, { world }) => {
      const { serverId, userId } = body;
      const { db } = world;
      if (!db.guilds.some(({ id }) => id === serverId)) return notFound('Server not found.');
      if (!db.users.some(({ id }) => id === userId)) return notFound('Person not found.');
      if (memberOf(world, serverId, userId))
        return fail('test-conflict', 'They’re already on the server.');
      join(world, serverId, userId);
      world.changed();
      return ok(null);
    }),
  ),
  // A member leaves a server, or is banned from it.
  on.post(
    '/__mock/members/leave',
    taking(
      z.object({
        serverId: z.string(),
        userId: z.string(),
        isBanned: z._default(z.boolean(), false),
      }),
      ({ serverId, userId, isBanned }, { world }) => {
        const member = memberOf(world, serverId, userId);
        if (!member) return notFound('Member not found.');
        Object.assign(member, { leftAt: world.clock.now() });
        if (isBanned) member.removal = 'BANNED';
        world.changed();
        return ok(null);
      },
    ),
  ),
];

/** Makes a user a member from now on. */
function join(world: World, serverId: string, userId: string): { wasMember: boolean } {
  const { db, clock } = world;
  const guild = db.guilds.find((row) => row.id === serverId);
  // The earlier membership is settled first, because the row describes only the latest one.
  if (guild) world.publish('memberReturning', { guild });
  const stay = { joinedAt: clock.now(), leftAt: null, roles: [] };
  const before = db.members.find((row) => row.serverId === serverId && row.userId === userId);
  if (!before) {
    db.members.push({ serverId, userId, ...stay });
    return { wasMember: false };
  }
  Object.assign(before, stay);
  delete before.removal;
  return { wasMember: true };
}

function newPerson(world: World): string {
  const id = nextId(world, 'usr-guest');
  world.db.users.push({
    id,
    discordId: String(900_000_000_000_000_000n + BigInt(world.db.nextId)),
    username: id.replace('usr-', '').replace('-', '.'),
    displayName: 'Invited guest',
    avatar: null,
    isAdmin: false,
    isAdminMode: false,
    capabilities: [],
    banned: false,
    referralCode: `ref-${id}`,
    referredBy: null,
    joinedAt: world.clock.now(),
  });
  return id;
}
