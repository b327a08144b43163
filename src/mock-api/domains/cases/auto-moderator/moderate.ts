import { modulePath } from '@/features/modules/engine/addresses';
import autoModerator from '@/features/modules/definitions/auto-moderator/definition';
import type { ActivityRow } from '../../activity/rows';
import { moduleRow, stored } from '../../module-settings/modules';
import { paidAt } from '../../post-history/paid';
import type { GuildRow } from '../../guilds/rows';
import { createdAtOf } from '../../guilds/snowflake';
import { isSilenced } from '../../members/members';
import type { MemberRow } from '../../members/rows';
import { sendMessage, tell } from '../../notifier/news';
import type { World } from '../../../store/world';
import { removeMember, timeOut } from '../consequences';
import type { CaseMark } from '../rows';
import { createEvaluator, type Evaluator, type Sighting } from './evaluator';
import { caseIdOf, outcomeOf, type Outcome } from './outcome';

/** The longest time a rule can count messages within. */
const LOOKBACK = 600_000;

interface Watching {
  evaluator: Evaluator;
  createdAt: number;
}

/**
 * Applies the rules of the auto moderator to what happened on a server since its mark: makes the cases, each once,
 * and carries out what they say.
 */
export function moderate(world: World, guild: GuildRow, mark: CaseMark, now: number): void {
  const watching = rulesOn(world, guild);
  if (watching.length === 0) return;
  const people = peopleOn(world, guild);
  const isPaid = paidAt({ world, guild, spec: autoModerator });
  const known = new Set(world.db.cases.map(({ id }) => id));
  const written = messagesSince(world, guild, mark.until - LOOKBACK);
  // What was written in the moment of the last look may have come after it. Cases are made once whatever is seen.
  const isNew = ({ at }: Pick<Sighting, 'at'>) => at >= mark.until;
  for (const { row, sighting } of inOrder(written, joinsSince(guild, people, mark.until))) {
    if (sighting.at > now) break;
    const member = people.memberOf(sighting.userId);
    if (!member) continue;
    if (row && isNew(sighting) && isSilenced(member, sighting.at)) {
      // Members who were removed or timed out by then could not write it.
      world.db.activity = world.db.activity.filter((each) => each !== row);
      continue;
    }
    const seen = { ...sighting, ...people.factsOf(member, sighting.at) };
    for (const { evaluator, createdAt } of watching) {
      if (seen.at < createdAt) continue;
      if (!isNew(seen)) {
        evaluator.recall(seen);
        continue;
      }
      const violation = isPaid(seen.at) === true ? evaluator.see(seen) : null;
      if (violation === null || known.has(caseIdOf(violation))) continue;
      known.add(caseIdOf(violation));
      const outcome = outcomeOf(guild, violation);
      world.db.cases.push(outcome.row);
      carryOut(world, guild, { member, outcome, isNews: seen.at > mark.newsFrom, violation });
    }
  }
}

/** The rules in force on a server, each with what it has counted already. */
function rulesOn(world: World, guild: GuildRow): Watching[] {
  const row = moduleRow(world, guild, autoModerator.slug);
  if (!row.enabled) return [];
  return row.rules
    .filter(({ enabled }) => enabled)
    .map((rule) => {
      const values = stored(autoModerator, rule.values);
      const counted = new Set(
        world.db.cases.flatMap((each) =>
          each.serverId === guild.id && each.rule?.id === rule.id ? (each.messageIds ?? []) : [],
        ),
      );
      return {
        evaluator: createEvaluator(
          { id: rule.id, name: values.name || rule.id, values },
          { ownInvite: guild.inviteUrl, counted },
        ),
        createdAt: rule.createdAt ?? rule.updatedAt,
      };
    });
}

interface Happening {
  row: ActivityRow | null;
  sighting: Pick<Sighting, 'kind' | 'id' | 'userId' | 'at' | 'channelId' | 'text'>;
}

const messagesSince = ({ db }: World, { id }: GuildRow, since: number): Happening[] =>
  db.activity.flatMap((row): Happening[] =>
    row.serverId === id && row.kind === 'MESSAGE' && row.at >= since && row.messageId !== null
      ? [
          {
            row,
            sighting: {
              kind: 'MESSAGE',
              id: row.messageId,
              userId: row.userId,
              at: row.at,
              channelId: row.channelId,
              text: row.text ?? '',
            },
          },
        ]
      : [],
  );

const joinsSince = (guild: GuildRow, { members }: People, since: number): Happening[] =>
  members
    .filter(({ joinedAt }) => joinedAt >= since)
    .map(({ userId, joinedAt }) => ({
      row: null,
      sighting: {
        kind: 'JOIN',
        id: `${guild.id}-${userId}-${String(joinedAt)}`,
        userId,
        at: joinedAt,
        channelId: null,
        text: '',
      },
    }));

/** By time; of the same moment first who joins, then messages in the order they were written. */
const inOrder = (messages: readonly Happening[], joins: readonly Happening[]): Happening[] =>
  [...joins, ...messages].toSorted((one, other) => one.sighting.at - other.sighting.at);

interface People {
  members: readonly MemberRow[];
  memberOf: (userId: string) => MemberRow | undefined;
  factsOf: (member: MemberRow, at: number) => Pick<Sighting, 'roles' | 'accountCreatedAt'>;
}

function peopleOn({ db }: World, { id }: GuildRow): People {
  const members = db.members.filter(({ serverId }) => serverId === id);
  const byId = new Map(members.map((member) => [member.userId, member]));
  let discordIds: ReadonlyMap<string, string> | undefined;
  return {
    members,
    memberOf: (userId) => byId.get(userId),
    factsOf: ({ userId, roles }, at) => {
      discordIds ??= new Map(db.users.map((user) => [user.id, user.discordId]));
      return {
        roles: roles.filter((held) => held.at <= at).map(({ roleId }) => roleId),
        accountCreatedAt: createdAtOf(discordIds.get(userId) ?? ''),
      };
    },
  };
}

interface Carried {
  member: MemberRow;
  outcome: Outcome;
  /** Whether it happened since the world is watched: what was there before is no news. */
  isNews: boolean;
  violation: { messages: readonly Sighting[]; sighting: Sighting };
}

function carryOut(
  world: World,
  guild: GuildRow,
  { member, outcome, isNews, violation: { messages, sighting } }: Carried,
): void {
  const { row, does, timedOutUntil } = outcome;
  const { at, userId } = sighting;
  const ruleName = row.rule?.name ?? autoModerator.title;
  if (does.includes('ALERT') && isNews)
    for (const id of moderatorsOf(world, guild))
      tell(world, id, 'community', {
        event: 'MODERATION',
        title: `“${ruleName}” reported a member of ${guild.name}`,
        text: `${row.subject}. ${row.entries.at(-1)?.text ?? ''}`,
        path: caseAddress(row.id),
        at,
      });
  if (does.includes('DELETE')) {
    const gone = new Set(messages.map(({ id }) => id));
    for (const each of world.db.activity)
      if (each.kind === 'MESSAGE' && each.messageId !== null && gone.has(each.messageId))
        each.deletedAt ??= at;
  }
  if (does.includes('WARN') && isNews) {
    const { error } = sendMessage(
      world,
      userId,
      {
        title: `Warning from ${guild.name}`,
        text: `${row.subject}. This breaks the rule “${ruleName}”. Please read the server rules.`,
      },
      at,
    );
    if (error !== null)
      row.entries.push({ at, by: null, text: 'The member doesn’t accept DMs from the bot.' });
  }
  if (timedOutUntil !== null) timeOut(member, at, timedOutUntil);
  if (does.includes('BAN')) removeMember(member, at, 'BANNED');
  else if (does.includes('KICK')) removeMember(member, at, 'KICKED');
}

/** Where the dashboard shows a case. */
const caseAddress = (id: string): string =>
  `${modulePath(autoModerator)}?${new URLSearchParams({ view: 'actions', case: id }).toString()}`;

/** Those who read cases: owners and reviewers. */
function moderatorsOf({ db }: World, { id, managerIds }: GuildRow): string[] {
  const named = db.access.flatMap(({ serverId, userId, role }) =>
    serverId === id && userId !== null && (role === 'reviewer' || role === 'owner') ? [userId] : [],
  );
  return [...new Set([...managerIds, ...named])];
}
