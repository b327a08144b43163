import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import engageModule from '@/features/modules/definitions/engage-to-earn/definition';
import invite from '@/features/modules/definitions/invite-to-earn/definition';
import { DAY } from '@/shared/time/durations';
import { moduleRow } from '../domains/module-settings/modules';
import { createClock } from '../store/clock';
import invites from '../domains/post-history/posts/invite-to-earn';
import { rulesOf } from '../domains/post-history/settle';
import { createWorld } from '../createWorld';
import { inviteEstimate } from '../domains/accruals/oneOffEstimates';
import { settleInvites } from '../domains/invite-to-earn/inviteSettle';
import { lastHour } from '../domains/accrual-ledger/periods';

/** Start of the Invite to earn cases, ms since 1970. */
const START = Date.UTC(2026, 10, 20, 12, 30);
const SERVER = 'srv-keep';
const INVITER = 'usr-member';
const EARN = 'EARN';

interface Friend {
  userId: string;
  /** Days until they leave; absent if they stay. */
  leavesAfter?: number;
  /** Number of messages in their first hour. */
  messages?: number;
  /** Roles given to them at once. */
  roles?: readonly string[];
}

interface History {
  friends: readonly Friend[];
  /** Days that pass. */
  days: number;
  /** The role for passing the captcha, with Captcha verification on. */
  captchaRole?: string;
  /** Values of Engage to earn besides the defaults; it is off without them. */
  engage?: Values;
}

/**
 * A server with one campaign and a member who invites friends. Each call starts from the same state, with nothing paid
 * and the given values.
 */
export function createInviteCases() {
  let now = START;
  const world = createWorld({ clock: createClock(0, () => now) });
  const { db } = world;
  const guild = db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error(`The seed has no ${SERVER}.`);
  const items = ['invite-to-earn', 'engage-to-earn'].map((id) => ({ id, name: id }));
  for (const order of db.orders)
    if (order.serverId === SERVER)
      order.package = { ...order.package, items: [...order.package.items, ...items] };
  const role =
    guild.roles.find(({ managed, position }) => !managed && position === 1) ?? guild.roles[1];

  /** Results of a history with these values: points by member, roles of the inviter, and posts. */
  function after(values: Values, { friends, days, captchaRole, engage }: History) {
    now = START;
    const campaign = { id: 'campaign', enabled: true, version: 1, updatedAt: now, updatedBy: null };
    const blank = {
      serverId: SERVER,
      enabled: true,
      version: 1,
      values: null,
      updatedAt: now,
      updatedBy: null,
    };
    Object.assign(db, {
      modules: [
        ...(engage === undefined
          ? []
          : [
              {
                ...blank,
                slug: 'engage-to-earn',
                values: completeValues(engageModule.fields, engage),
                rules: [],
              },
            ]),
        { ...blank, slug: 'invite-to-earn', rules: [{ ...campaign, createdAt: now, values }] },
        ...(captchaRole === undefined
          ? []
          : [
              {
                ...blank,
                slug: 'verification-bot',
                values: { verifiedRoles: [captchaRole] },
                rules: [],
              },
            ]),
      ],
      accruals: [],
      accrualRuns: [],
      points: [],
      activity: [],
      questInvites: [{ code: 'mine', serverId: SERVER, questId: 'campaign', userId: INVITER }],
      questInvited: [],
      members: [{ serverId: SERVER, userId: INVITER, joinedAt: 0, leftAt: null, roles: [] }],
    });
    settleInvites(world, guild ?? raise(), lastHour(now));
    for (const { userId, leavesAfter, messages = 0, roles = [] } of friends) {
      db.questInvited.push({ code: 'mine', userId, at: now, wasMember: false, isFake: false });
      db.members.push({
        serverId: SERVER,
        userId,
        joinedAt: now,
        leftAt: leavesAfter === undefined ? null : now + leavesAfter * DAY,
        roles: roles.map((roleId) => ({ roleId, source: 'HAND', because: null, at: now })),
      });
      for (let index = 0; index < messages; index += 1)
        db.activity.push({
          serverId: SERVER,
          userId,
          kind: 'MESSAGE',
          at: now + index * 1000,
          channelId: '1',
          messageId: `${userId}-${String(index)}`,
          text: 'Hello there',
          amount: 1,
        });
    }
    now = START + days * DAY;
    settleInvites(world, guild ?? raise(), lastHour(now));
    const pointsOf = (id: string) =>
      db.points
        .filter(({ userId }) => userId === id)
        .reduce((sum, { points, type }) => sum + (type === EARN ? points : -Math.abs(points)), 0);
    const [rule] = rulesOf({ world, guild: guild ?? raise(), spec: invite });
    const posts = rule
      ? invites.due({ world, guild: guild ?? raise(), spec: invite }, rule, START, now)
      : [];
    return {
      points: pointsOf(INVITER),
      pointsOf,
      roles: db.members[0]?.roles.map(({ roleId }) => roleId) ?? [],
      names: db.accrualRuns.map(({ name }) => name),
      posts: posts.map((due) => ({ channelAt: due.channelAt, post: due.post() })),
      rule,
    };
  }
  /** Estimated earnings of a member who invites this many friends, in the state after the last history. */
  function estimate(values: Values, friends: number): number | undefined {
    const here = {
      world,
      guild: guild ?? raise(),
      spec: invite,
      user: world.db.users[0] ?? raise(),
    };
    const row = moduleRow(world, here.guild, invite.slug);
    return inviteEstimate({ ...here, row }, invite.read(values), friends).cases.find(
      ({ units }) => units === friends,
    )?.points;
  }
  return {
    spec: invite,
    after,
    estimate,
    roleId: role?.id ?? '',
    channelId: guild.channels[0]?.id ?? '',
  };
}

function raise(): never {
  throw new Error(`The seed has no ${SERVER}.`);
}
