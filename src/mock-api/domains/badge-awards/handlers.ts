import * as owner from '@/features/earning/badges/manage/endpoints';
import type { BadgeBody } from '@/features/earning/badges/manage/badgeSettings';
import * as member from '@/features/earning/badges/endpoints';
import { MOST_BADGES } from '@/features/earning/badges/badge';
import type { ChangeRow } from '../audit/rows';
import { audit, ticketOf } from '../audit/audit';
import { earnedBadges, questTitle, ruleText } from '../badges/earned';
import type { BadgeRow } from '../badges/rows';
import type { GuildRow } from '../guilds/rows';
import { done, refuse, Refusal, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { iso } from '../../store/clock';
import { nextId, type World } from '../../store/world';
import { serverOfMember, visitServersOf } from '../members/boardOf';
import { badgesOf, settleBadges } from './award';
import { factsOn, type MemberFacts } from './facts';
import { metAt, progressOf } from './rules';

const earnersOf = ({ db }: World, badgeId: string): number =>
  db.earnedBadges.filter((row) => row.badgeId === badgeId).length;

const settingsView = (world: World, badge: BadgeRow) => ({
  id: badge.id,
  name: badge.name,
  art: badge.art,
  tone: badge.tone,
  rule: { ...badge.rule },
  description: ruleText(world, badge.serverId, badge.rule),
  isOn: badge.isOn,
  earned: earnersOf(world, badge.id),
  version: badge.version,
});

function questsOf({ db }: World, guild: GuildRow) {
  const row = db.modules.find(({ serverId, slug }) => serverId === guild.id && slug === 'quest');
  return (row?.rules ?? []).map(({ id, values }) => ({
    id,
    title: typeof values['name'] === 'string' ? values['name'] : '',
  }));
}

const badgeAt = (
  world: World,
  guild: GuildRow,
  id: string,
): BadgeRow | Refusal<'badge-not-found'> =>
  badgesOf(world, guild.id).find((row) => row.id === id) ??
  refuse('badge-not-found', 'Badge not found.');

/** Errors of a badge that only the server can check. */
function refusalOf(world: World, guild: GuildRow, { name, rule }: BadgeBody, id?: string) {
  const isTaken = badgesOf(world, guild.id).some(
    (row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) return wrongFields([{ path: 'name', message: 'Another badge has this name.' }]);
  if (rule.kind === 'QUEST' && questTitle(world, guild.id, rule.questId) === null)
    return wrongFields([{ path: 'rule.questId', message: 'Choose a quest from this server.' }]);
  return null;
}

const stored = ({ name, art, tone, isOn, rule }: BadgeBody) => ({
  name,
  art,
  tone,
  isOn,
  // A rule has either a quest or a number, depending on its kind.
  rule: rule.kind === 'QUEST' ? { ...rule, count: 1 } : { ...rule, questId: null },
});

/** Changes of a badge in words, for the audit log. */
function changesOf(world: World, before: BadgeRow, after: BadgeRow): ChangeRow[] {
  const wordsOf = (badge: BadgeRow) => ({
    Name: badge.name,
    Art: `${badge.art}, ${badge.tone}`,
    Rule: ruleText(world, badge.serverId, badge.rule),
    State: badge.isOn ? 'On' : 'Off',
  });
  const [old, now] = [Object.entries(wordsOf(before)), Object.values(wordsOf(after))];
  return old.flatMap(([field, text], index) =>
    text === now[index] ? [] : [{ field, before: text, after: now[index] ?? null }],
  );
}

export const badgeOwnerRoutes = serve(owner, {
  listServerBadges: ({ world, guild }) => {
    settleBadges(world, guild);
    return done({
      badges: badgesOf(world, guild.id).map((badge) => settingsView(world, badge)),
      quests: questsOf(world, guild),
    });
  },

  countBadgeMembers: ({ world, guild, body: { rule } }) => {
    const met = factsOn(world, guild).filter((facts) => metAt(facts, rule) !== null);
    return done({ members: met.length });
  },

  createBadge: ({ world, user, guild, body }) => {
    if (badgesOf(world, guild.id).length >= MOST_BADGES)
      return refuse(
        'limit-reached',
        `A server can have up to ${String(MOST_BADGES)} badges. Delete one first.`,
      );
    const refusal = refusalOf(world, guild, body);
    if (refusal) return refusal;
    const badge: BadgeRow = {
      id: nextId(world, 'bdg'),
      serverId: guild.id,
      ...stored(body),
      version: 1,
      createdAt: world.clock.now(),
    };
    world.db.badges.push(badge);
    audit(world, user.id, 'badge.added', guild.id, {
      subject: badge.name,
      changes: [{ field: 'Badge', before: null, after: badge.name }],
    });
    settleBadges(world, guild);
    world.changed();
    return done({ badge: settingsView(world, badge) }, 'Badge added.');
  },

  updateBadge: ({ world, user, guild, params, body: { version, ...body } }) => {
    const badge = badgeAt(world, guild, params.badgeId);
    if (badge instanceof Refusal) return badge;
    if (badge.version !== version)
      return refuse('stale-version', 'Someone else saved changes while you were editing.');
    const refusal = refusalOf(world, guild, body, badge.id);
    if (refusal) return refusal;
    // Members who met the rule before the change get the badge.
    settleBadges(world, guild);
    const before = structuredClone(badge);
    Object.assign(badge, stored(body), { version: version + 1 });
    audit(world, user.id, 'badge.changed', guild.id, {
      subject: badge.name,
      changes: changesOf(world, before, badge),
    });
    settleBadges(world, guild);
    world.changed();
    return done({ badge: settingsView(world, badge) }, 'Badge saved.');
  },

  deleteBadge: ({ world, user, guild, params }) => {
    const badge = badgeAt(world, guild, params.badgeId);
    if (badge instanceof Refusal) return badge;
    world.db.badges = world.db.badges.filter(({ id }) => id !== badge.id);
    const line = audit(world, user.id, 'badge.deleted', guild.id, {
      subject: badge.name,
      changes: [{ field: 'Badge', before: badge.name, after: null }],
      undo: { kind: 'BADGE', badge: structuredClone(badge) },
    });
    world.changed();
    return done(ticketOf(line), 'Badge deleted.');
  },
});

/** A server's badge as a member sees it; null if it is off and the member hasn't earned it. */
function memberView(world: World, facts: MemberFacts, badge: BadgeRow) {
  const { id, name, art, tone, isOn, serverId } = badge;
  const own = world.db.earnedBadges.find(
    (row) => row.badgeId === id && row.userId === facts.userId,
  );
  if (!own && !isOn) return [];
  const rule = own?.rule ?? badge.rule;
  const have = own ? null : progressOf(facts, rule);
  return [
    {
      id,
      name,
      art,
      tone,
      description: ruleText(world, serverId, rule),
      kind: rule.kind,
      isEarned: own !== undefined,
      earnedAt: own ? iso(own.earnedAt) : null,
      progress: have === null ? null : { have: Math.min(have, rule.count), need: rule.count },
      earned: earnersOf(world, id),
    },
  ];
}

const shareOf = ({ progress }: { progress: { have: number; need: number } | null }): number =>
  progress === null ? 0 : progress.have / progress.need;

export const badgeMemberRoutes = serve(member, {
  listMyBadges: ({ world, user }) => {
    visitServersOf(world, user.id);
    return done({ badges: earnedBadges(world, user.id) });
  },

  listMyServerBadges: ({ world, user, params }) => {
    const asked = serverOfMember(world, user, params.slug);
    if (asked instanceof Refusal) return asked;
    const { guild } = asked;
    const [facts] = factsOn(world, guild, user.id);
    const badges = facts
      ? badgesOf(world, guild.id).flatMap((badge) => memberView(world, facts, badge))
      : [];
    // Earned badges first, newest at the top, then those nearest to completion.
    return done({
      badges: badges.toSorted(
        (one, other) =>
          Number(other.isEarned) - Number(one.isEarned) ||
          (other.earnedAt ?? '').localeCompare(one.earnedAt ?? '') ||
          shareOf(other) - shareOf(one),
      ),
    });
  },
});
